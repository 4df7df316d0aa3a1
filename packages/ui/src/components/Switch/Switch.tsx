import type { ComponentProps, ReactNode } from 'react';
import { field } from '../FormField/FormField.css.ts';
import { useFieldWords } from '../FormField/use-field-words.tsx';
import * as styles from './Switch.css.ts';

export type SwitchProps = Pick<
  ComponentProps<'input'>,
  'ref' | 'id' | 'name' | 'checked' | 'defaultChecked' | 'onChange' | 'onBlur' | 'disabled'
> & {
  /** What is on or off. */
  label: ReactNode;
  /** What follows from it; stands below and is read with it. */
  hint?: ReactNode;
};

/** A native checkbox announced as a switch: its own checked state is the switch's state. */
const switchRole = { role: 'switch' };

/** On or off, at once. Where a form has to be sent first, use a Checkbox. */
export function Switch({ id, label, hint, ...input }: SwitchProps) {
  const { control, messages } = useFieldWords(id, { hint });
  return (
    <div className={field}>
      <label className={styles.row}>
        <span>{label}</span>
        <input {...input} {...control} type="checkbox" {...switchRole} className={styles.track} />
      </label>
      {messages}
    </div>
  );
}
