import type { ComponentProps } from 'react';
import type { FieldWords } from './use-field-words.tsx';

/** What a text control passes on to its input; fits `register()` of React Hook Form. */
export type InputProps = Pick<
  ComponentProps<'input'>,
  | 'ref'
  | 'id'
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'required'
  | 'disabled'
  | 'readOnly'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoFocus'
  | 'inputMode'
  | 'enterKeyHint'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'spellCheck'
>;

/** What only numbers and days have. */
export type RangeProps = Pick<ComponentProps<'input'>, 'min' | 'max' | 'step'>;

export type InputFieldProps = FieldWords & InputProps;
