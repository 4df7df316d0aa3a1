import { useId } from 'react';
import { field } from '../FormField/FormField.css.ts';
import * as styles from './Progress.css.ts';

export type ProgressProps = {
  /** What is under way: "Uploading the photo". */
  label: string;
  /** From 0 to `max`; left out while nobody knows how long it takes. */
  value?: number;
  /** The value at which it is done. */
  max?: number;
  /** How far it is, in words: "3 of 7". */
  valueText?: string;
};

/** How far something has come. For a wait of a moment, a Spinner; for the steps of a form, a Stepper. */
export function Progress({ label, value, max = 1, valueText }: ProgressProps) {
  const id = useId();
  return (
    <div className={field}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {valueText !== undefined && <span className={styles.amount}>{valueText}</span>}
      </div>
      <progress
        id={id}
        className={styles.bar}
        max={max}
        aria-valuetext={valueText}
        {...(value !== undefined && { value })}
      />
    </div>
  );
}
