import { FormField } from '../FormField/FormField.tsx';
import type { FieldWords } from '../FormField/use-field-words.tsx';
import { slider } from './Slider.css.ts';

export type SliderProps = FieldWords & {
  /** The number that is set. */
  value: number;
  /** Called with the number at each move. */
  onValueChange: (value: number) => void;
  /** The number at the lower end. */
  min?: number;
  /** The number at the upper end. */
  max?: number;
  /** The distance from one possible number to the next. */
  step?: number;
  /** The value as it is said: "150%". */
  valueText?: string;
  /** Whether it cannot be moved now. */
  disabled?: boolean;
};

/** A value between two ends, where about right is right enough. For an exact one, a TextField. */
export function Slider({
  value,
  onValueChange,
  min = 0,
  max = 1,
  step = 0.01,
  valueText,
  ...rest
}: SliderProps) {
  const { disabled, ...words } = rest;
  return (
    <FormField {...words}>
      {(control) => (
        <input
          {...control}
          type="range"
          className={slider}
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={disabled}
          aria-valuetext={valueText}
          onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
        />
      )}
    </FormField>
  );
}
