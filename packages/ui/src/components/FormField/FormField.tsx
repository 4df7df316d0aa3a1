import type { ReactNode } from 'react';
import { FieldError, FieldHint } from './FieldMessage.tsx';
import * as styles from './FormField.css.ts';
import { useFieldIds } from './field-ids.ts';

/** What every field of a form says about itself. */
export type FieldWords = {
  label: ReactNode;
  /** Behind the label in plain weight: "(opsional)". */
  labelNote?: string | undefined;
  hint?: ReactNode;
  /** What is wrong and how to put it right; shown under the control and read with it. */
  error?: string | undefined;
};

export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FormFieldProps = FieldWords & {
  id?: string | undefined;
  /** Receives the attributes that tie the control to its words. */
  children: (control: FieldControl) => ReactNode;
  /** Between control and messages, such as a strength meter. */
  below?: ReactNode;
};

/** Label above, control, then the error or the hint. The fields below are made of it. */
export function FormField({ id, label, labelNote, hint, error, below, children }: FormFieldProps) {
  const ids = useFieldIds(id, hint, error);
  return (
    <div className={styles.field}>
      <label htmlFor={ids.controlId} className={styles.label}>
        {label}
        {labelNote !== undefined && <span className={styles.labelNote}> {labelNote}</span>}
      </label>
      {children({
        id: ids.controlId,
        'aria-describedby': ids.describedBy,
        'aria-invalid': ids.error !== undefined || undefined,
      })}
      {below}
      {ids.error !== undefined && <FieldError id={ids.errorId}>{ids.error}</FieldError>}
      {hint !== undefined && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
    </div>
  );
}
