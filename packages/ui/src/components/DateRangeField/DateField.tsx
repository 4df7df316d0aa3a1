import type { InputFieldProps } from '../FormField/control-props.ts';
import { TextField } from '../TextField/TextField.tsx';
import type { Day } from './calendar-days.ts';

export type DateFieldProps = Omit<InputFieldProps, 'min' | 'max'> & { min?: Day; max?: Day };

/** One day: typed, or picked from the system's own calendar, which every phone has. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />;
}
