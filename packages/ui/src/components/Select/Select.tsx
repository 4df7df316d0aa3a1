import type { ComponentProps } from 'react';
import { frame } from '../FormField/FormField.css.ts';
import { FormField } from '../FormField/FormField.tsx';
import type { FieldWords } from '../FormField/use-field-words.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronDownIcon } from '../Icon/icons.ts';
import * as styles from './Select.css.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = FieldWords &
  Pick<
    ComponentProps<'select'>,
    | 'ref'
    | 'id'
    | 'name'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'onBlur'
    | 'required'
    | 'disabled'
    | 'autoComplete'
  > & {
    /** What can be chosen, in the order shown. */
    options: readonly SelectOption[];
    /** First row that stands for "nothing chosen yet". */
    placeholder?: string;
  };

/** The system's own list: it fits every phone, and works before scripts arrive. */
export function Select({ id, label, labelNote, hint, error, options, placeholder, ...select }: SelectProps) {
  return (
    <FormField id={id} label={label} labelNote={labelNote} hint={hint} error={error}>
      {(control) => (
        <span className={frame({ invalid: control['aria-invalid'] ?? false })}>
          <select {...select} {...control} className={styles.select}>
            {placeholder !== undefined && (
              <option value="" className={styles.option}>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className={styles.option}
              >
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon of={ChevronDownIcon} />
          </span>
        </span>
      )}
    </FormField>
  );
}
