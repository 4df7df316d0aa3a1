import type { InputProps, RangeProps } from '../FormField/control-props.ts';
import type { FieldWords } from '../FormField/use-field-words.tsx';
import { TextField } from '../TextField/TextField.tsx';

/** Days are written as `2026-09-25`. */
export type DateFieldProps = FieldWords &
  Pick<
    InputProps,
    'ref' | 'id' | 'name' | 'onChange' | 'onBlur' | 'onFocus' | 'onKeyDown' | 'autoComplete' | 'autoFocus'
  > & {
    /** The day that it shows, `2026-09-25`; empty for none. `onChange` is told of another. */
    value?: InputProps['value'];
    /** The day that it begins with, where it keeps its own. */
    defaultValue?: InputProps['defaultValue'];
    /** The first day that can be meant. */
    min?: RangeProps['min'];
    /** The last day that can be meant. */
    max?: RangeProps['max'];
    /** Only every so many days, counted from `min`: 7 for one day of the week. */
    step?: RangeProps['step'];
    /** A form cannot be sent without a day. */
    required?: InputProps['required'];
    /** It can neither be changed nor reached, and is not sent. */
    disabled?: InputProps['disabled'];
    /** It can be read and reached, and not changed. */
    readOnly?: InputProps['readOnly'];
  };

/** One day: typed, or picked from the system's own calendar, which every phone has. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />;
}
