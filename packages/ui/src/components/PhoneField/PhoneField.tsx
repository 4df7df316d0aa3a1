import type { InputFieldProps } from '../FormField/control-props.ts';
import * as styles from '../FormField/FormField.css.ts';
import { FormField } from '../FormField/FormField.tsx';

export type PhoneFieldProps = Omit<InputFieldProps, 'inputMode' | 'autoComplete'>;

/** An Indonesian number: +62 stands in the frame, the value is what follows it. */
export function PhoneField({ id, label, labelNote, hint, error, ...input }: PhoneFieldProps) {
  return (
    <FormField id={id} label={label} labelNote={labelNote} hint={hint} error={error}>
      {(control) => (
        <span className={styles.frame({ invalid: control['aria-invalid'] ?? false })}>
          <span className={styles.adornment}>+62</span>
          <input
            {...input}
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            className={styles.control}
          />
        </span>
      )}
    </FormField>
  );
}
