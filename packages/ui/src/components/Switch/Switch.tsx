import type { ComponentProps, ReactNode } from 'react';
import { FieldHint } from '../FormField/FieldMessage.tsx';
import { field } from '../FormField/FormField.css.ts';
import { useFieldIds } from '../FormField/field-ids.ts';
import * as styles from './Switch.css.ts';

export type SwitchProps = Pick<
  ComponentProps<'input'>,
  'ref' | 'id' | 'name' | 'checked' | 'defaultChecked' | 'onChange' | 'onBlur' | 'disabled'
> & { label: ReactNode; hint?: ReactNode };

/** A native checkbox announced as a switch: its own checked state is the switch's state. */
const switchRole = { role: 'switch' };

/** On or off, at once. Where a form has to be sent first, use a Checkbox. */
export function Switch({ id, label, hint, ...input }: SwitchProps) {
  const ids = useFieldIds(id, hint, undefined);
  return (
    <div className={field}>
      <label className={styles.row}>
        <span>{label}</span>
        <input
          {...input}
          id={ids.controlId}
          type="checkbox"
          {...switchRole}
          aria-describedby={ids.describedBy}
          className={styles.track}
        />
      </label>
      {hint !== undefined && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
    </div>
  );
}
