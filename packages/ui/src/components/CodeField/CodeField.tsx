import type { ChangeEvent } from 'react';
import type { InputFieldProps } from '../FormField/control-props.ts';
import { frame } from '../FormField/FormField.css.ts';
import { FormField } from '../FormField/FormField.tsx';
import { code } from './CodeField.css.ts';
import { type CodeKind, normaliseCode } from './normalise-code.ts';

export type CodeFieldProps = Omit<
  InputFieldProps,
  'autoComplete' | 'inputMode' | 'maxLength' | 'minLength' | 'pattern'
> & {
  /** 6 digits, or 8 letters and digits. */
  kind: CodeKind;
  /** How many characters the whole code has. */
  length: number;
  /** The code is whole: it can be sent without a press. */
  onComplete?: (code: string) => void;
};

/** A code from a mail: one input, so that pasting, autofill and screen readers need nothing special. */
export function CodeField({
  id,
  label,
  labelNote,
  hint,
  error,
  kind,
  length,
  onChange,
  onComplete,
  ...input
}: CodeFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const clean = normaliseCode(event.currentTarget.value, kind, length);
    event.currentTarget.value = clean;
    onChange?.(event);
    if (clean.length === length) onComplete?.(clean);
  };
  return (
    <FormField id={id} label={label} labelNote={labelNote} hint={hint} error={error}>
      {(control) => (
        <span className={frame({ invalid: control['aria-invalid'] ?? false })}>
          <input
            {...input}
            {...control}
            type="text"
            inputMode={kind === 'digits' ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            className={code}
            onChange={change}
          />
        </span>
      )}
    </FormField>
  );
}
