import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import { useFieldWords } from '../FormField/use-field-words.tsx';
import * as styles from './RadioGroup.css.ts';

export type RadioOption = {
  value: string;
  label: ReactNode;
  /** A second line: a fee, a limit, why it is not offered. */
  description?: ReactNode;
  /** At the row's end: a sign, an amount. */
  end?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps = {
  /** The question the options answer. */
  label: ReactNode;
  /** Groups the inputs; the form sends it. */
  name: string;
  /** What can be chosen, in the order shown: each a `value`, a `label`, and perhaps a `description`, an `end`, and `disabled`. */
  options: readonly RadioOption[];
  /** `rows` is for rich choices such as payment methods. */
  layout?: 'plain' | 'rows';
  /** Controlled; `null` while nothing is chosen. */
  value?: string | null | undefined;
  /** What is chosen to begin with. */
  defaultValue?: string | undefined;
  /** The native event, as `register()` of React Hook Form wants it. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** Called with the chosen value. */
  onValueChange?: (value: string) => void;
  /** The native event of the input that loses the focus. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Handed to every input. */
  ref?: Ref<HTMLInputElement>;
  /** What helps to choose; stands below and is read with the question. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; shown below and read with the question. */
  error?: string | undefined;
  /** Whether one has to be chosen. */
  required?: boolean;
  /** Whether none can be chosen now. */
  disabled?: boolean;
};

export function RadioGroup({
  label,
  name,
  options,
  layout = 'plain',
  value,
  defaultValue,
  onChange,
  onValueChange,
  onBlur,
  ref,
  hint,
  error,
  required = false,
  disabled = false,
}: RadioGroupProps) {
  const { control, messages } = useFieldWords(undefined, { hint, error });
  const change: ChangeEventHandler<HTMLInputElement> = (event) => {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  return (
    <fieldset {...control} className={styles.group} disabled={disabled}>
      <legend className={styles.legend}>{label}</legend>
      {/* What explains the choices, and what is wrong with them, is read before them. */}
      {messages}
      <div className={styles.options({ layout })}>
        {options.map((option) => (
          <label key={option.value} className={styles.row({ layout })}>
            <input
              ref={ref}
              type="radio"
              name={name}
              value={option.value}
              {...(value !== undefined && { checked: option.value === value })}
              {...(defaultValue !== undefined && { defaultChecked: option.value === defaultValue })}
              disabled={option.disabled}
              required={required}
              onChange={change}
              onBlur={onBlur}
              className={styles.radio}
            />
            <span className={styles.content}>
              <span className={styles.words}>
                <span className={styles.labelText({ layout })}>{option.label}</span>
                {option.description !== undefined && (
                  <span className={styles.description}>{option.description}</span>
                )}
              </span>
              {option.end !== undefined && <span className={styles.end}>{option.end}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
