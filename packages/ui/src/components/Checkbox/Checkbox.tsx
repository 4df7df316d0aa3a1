import type { ComponentProps } from 'react';
import { FieldError, FieldHint } from '../FormField/FieldMessage.tsx';
import { field } from '../FormField/FormField.css.ts';
import type { FieldWords } from '../FormField/FormField.tsx';
import { useFieldIds } from '../FormField/field-ids.ts';
import * as styles from './Checkbox.css.ts';

export type CheckboxProps = Omit<FieldWords, 'labelNote'> &
  Pick<
    ComponentProps<'input'>,
    | 'ref'
    | 'id'
    | 'name'
    | 'value'
    | 'checked'
    | 'defaultChecked'
    | 'onChange'
    | 'onBlur'
    | 'required'
    | 'disabled'
  >;

export function Checkbox({ id, label, hint, error, ...input }: CheckboxProps) {
  const ids = useFieldIds(id, hint, error);
  return (
    <div className={field}>
      <label className={styles.row}>
        <input
          {...input}
          id={ids.controlId}
          type="checkbox"
          aria-describedby={ids.describedBy}
          aria-invalid={ids.error !== undefined || undefined}
          className={styles.box}
        />
        <span>{label}</span>
      </label>
      {ids.error !== undefined && <FieldError id={ids.errorId}>{ids.error}</FieldError>}
      {hint !== undefined && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
    </div>
  );
}
