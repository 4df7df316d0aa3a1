import type { ComponentProps } from 'react';
import { field } from '../FormField/FormField.css.ts';
import { type FieldWords, useFieldWords } from '../FormField/use-field-words.tsx';
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
  const { control, messages } = useFieldWords(id, { hint, error });
  return (
    <div className={field}>
      <label className={styles.row}>
        <input {...input} {...control} type="checkbox" className={styles.box} />
        <span className={styles.words}>{label}</span>
      </label>
      {messages}
    </div>
  );
}
