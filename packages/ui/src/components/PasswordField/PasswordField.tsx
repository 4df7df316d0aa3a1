import { useState } from 'react';
import type { InputFieldProps } from '../FormField/control-props.ts';
import * as field from '../FormField/FormField.css.ts';
import { FormField } from '../FormField/FormField.tsx';
import { EyeIcon, EyeOffIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { type PasswordStrength, StrengthMeter } from './StrengthMeter.tsx';

export type PasswordFieldProps = Omit<
  InputFieldProps,
  'autoComplete' | 'autoCapitalize' | 'inputMode' | 'spellCheck'
> & {
  /** Whether a password manager fills in the one there is, or offers a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** The name of the button that shows the password: "Show the password". */
  showLabel: string;
  /** The name of the button that hides it again: "Hide the password". */
  hideLabel: string;
  /** The meter under a new password; it advises, the rules decide. Left out while nothing is typed. */
  strength?: { level: PasswordStrength; label: string } | undefined;
};

export function PasswordField({
  id,
  label,
  labelNote,
  hint,
  error,
  showLabel,
  hideLabel,
  strength,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FormField
      id={id}
      label={label}
      labelNote={labelNote}
      hint={hint}
      error={error}
      below={strength && <StrengthMeter {...strength} />}
    >
      {(control) => (
        <span className={field.frame({ invalid: control['aria-invalid'] ?? false })}>
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={field.control}
          />
          <span className={field.trailing}>
            <IconButton
              icon={shown ? EyeOffIcon : EyeIcon}
              label={shown ? hideLabel : showLabel}
              onClick={() => setShown(!shown)}
            />
          </span>
        </span>
      )}
    </FormField>
  );
}
