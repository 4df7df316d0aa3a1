import type { ReactNode } from 'react';
import * as styles from './FormField.css.ts';
import { type FieldControl, type FieldWords, useFieldWords } from './use-field-words.tsx';

export type FormFieldProps = FieldWords & {
  /** The control's `id`, for an ErrorSummary; made up where it is left out. */
  id?: string | undefined;
  /** Receives the attributes that tie the control to its words. */
  children: (control: FieldControl) => ReactNode;
  /** Between control and messages, such as a strength meter. */
  below?: ReactNode;
};

/** Label above, control, then the error, then the hint. */
export function FormField({ id, label, labelNote, hint, error, below, children }: FormFieldProps) {
  const { control, messages } = useFieldWords(id, { hint, error });
  return (
    <div className={styles.field}>
      <label htmlFor={control.id} className={styles.label}>
        {label}
        {labelNote !== undefined && <span className={styles.labelNote}> {labelNote}</span>}
      </label>
      {children(control)}
      {below}
      {messages}
    </div>
  );
}
