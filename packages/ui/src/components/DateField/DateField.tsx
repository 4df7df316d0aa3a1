import type { InputFieldProps } from '../FormField/control-props.ts';
import { TextField } from '../TextField/TextField.tsx';

/** Days are written as `2026-09-25`, in `min` and `max` too. */
export type DateFieldProps = Omit<InputFieldProps, 'type'>;

/** One day: typed, or picked from the system's own calendar, which every phone has. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />;
}
