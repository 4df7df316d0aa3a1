import { Icon } from '../Icon/Icon.tsx';
import { ChevronDownIcon } from '../Icon/icons.ts';
import type { SelectOption } from '../Select/Select.tsx';
import * as styles from './FilterSelect.css.ts';

export type FilterSelectProps = {
  /** Its name in the form that sends it. */
  name: string;
  /** Stands inside the frame, before what is chosen: "Species". */
  label: string;
  /** What can be chosen, in the order shown. */
  options: readonly SelectOption[];
  /** What is chosen to begin with. */
  defaultValue: string;
};

/** One filter of a row of them, which a form sends. */
export function FilterSelect({ name, label, options, defaultValue }: FilterSelectProps) {
  return (
    <label className={styles.field}>
      <span className={styles.name}>{label}</span>
      <select name={name} defaultValue={defaultValue} className={styles.select}>
        {options.map((option) => (
          <option key={option.value} value={option.value} className={styles.option}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Icon of={ChevronDownIcon} size="small" />
      </span>
    </label>
  );
}
