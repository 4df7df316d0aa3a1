import { useId } from 'react';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SegmentedControl.css.ts';

export type Segment<Value extends string> = {
  value: Value;
  label: string;
  icon?: IconSource;
  /** Shows the icon alone; the label is still said. */
  iconOnly?: boolean;
};

export type SegmentedControlProps<Value extends string> = {
  /** What is chosen, for screen readers: "Appearance". */
  label: string;
  /** The two to four choices, in the order shown. */
  segments: readonly Segment<Value>[];
  /** The value that is chosen. */
  value: Value;
  /** Called with the value that was chosen. */
  onValueChange: (value: Value) => void;
  /** Icons stand above their words, where segments side by side have little room. */
  stacked?: boolean;
};

/** Two to four views of the same thing, one of them chosen. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  stacked = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset aria-label={label}>
      <div className={styles.group}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.option[stacked ? 'stacked' : 'inline']}>
            <input
              type="radio"
              name={name}
              checked={segment.value === value}
              onChange={() => onValueChange(segment.value)}
              className={styles.input}
            />
            {segment.icon && <Icon of={segment.icon} />}
            {segment.iconOnly ? <VisuallyHidden>{segment.label}</VisuallyHidden> : segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
