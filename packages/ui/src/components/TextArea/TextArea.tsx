import type { ComponentProps } from 'react';
import { frame } from '../FormField/FormField.css.ts';
import { FormField } from '../FormField/FormField.tsx';
import type { FieldWords } from '../FormField/use-field-words.tsx';
import { area } from './TextArea.css.ts';

export type TextAreaProps = FieldWords &
  Pick<
    ComponentProps<'textarea'>,
    | 'ref'
    | 'id'
    | 'name'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'onBlur'
    | 'required'
    | 'disabled'
    | 'readOnly'
    | 'rows'
    | 'maxLength'
    | 'autoComplete'
  >;

export function TextArea({ id, label, labelNote, hint, error, rows = 5, ...textarea }: TextAreaProps) {
  return (
    <FormField id={id} label={label} labelNote={labelNote} hint={hint} error={error}>
      {(control) => (
        <span className={frame({ invalid: control['aria-invalid'] ?? false })}>
          <textarea {...textarea} {...control} rows={rows} className={area} />
        </span>
      )}
    </FormField>
  );
}
