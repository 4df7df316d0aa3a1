import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names.ts';
import type { InputFieldProps, RangeProps } from '../FormField/control-props.ts';
import * as styles from '../FormField/FormField.css.ts';
import { FormField } from '../FormField/FormField.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';

export type TextFieldProps = InputFieldProps &
  RangeProps & {
    /** What is typed, so that a phone brings the right keys. */
    type?: 'text' | 'email' | 'url' | 'number' | 'date';
    /** A sign inside the frame, before the value. */
    icon?: IconSource;
    /** Text inside the frame that belongs to every value: a unit, a country code. */
    prefix?: string;
    /** Text inside the frame's end that belongs to every value: a unit, "m". */
    suffix?: string;
    /** A control inside the frame's beginning, for one at either end of the value. */
    leading?: ReactNode;
    /** A control inside the frame's end, such as an icon button. */
    trailing?: ReactNode;
  };

export function TextField({
  id,
  label,
  labelNote,
  hint,
  error,
  type = 'text',
  icon,
  prefix,
  suffix,
  leading,
  trailing,
  ...input
}: TextFieldProps) {
  return (
    <FormField id={id} label={label} labelNote={labelNote} hint={hint} error={error}>
      {(control) => (
        <span className={styles.frame({ invalid: control['aria-invalid'] ?? false })}>
          {leading !== undefined && <span className={styles.leading}>{leading}</span>}
          {icon && (
            <span className={styles.adornment}>
              <Icon of={icon} />
            </span>
          )}
          {prefix !== undefined && <span className={styles.adornment}>{prefix}</span>}
          <input
            {...input}
            {...control}
            type={type}
            className={classNames(styles.control, leading !== undefined && styles.between)}
          />
          {suffix !== undefined && <span className={styles.adornment}>{suffix}</span>}
          {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
        </span>
      )}
    </FormField>
  );
}
