import { DateField } from '../DateField/DateField.tsx';
import { field } from '../FormField/FormField.css.ts';
import { useFieldWords } from '../FormField/use-field-words.tsx';
import { CalendarIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Calendar, type CalendarProps, type DayRange } from './Calendar.tsx';
import { isDay } from './calendar-days.ts';
import * as styles from './DateRangeField.css.ts';
import { pickedRange } from './picked-range.ts';

export type DateRangeFieldProps = Pick<
  CalendarProps,
  'today' | 'min' | 'max' | 'language' | 'previousLabel' | 'nextLabel'
> & {
  /** What the range is of: "Time of the report". */
  label: string;
  /** What helps to fill it in; stands below and is read with it. */
  hint?: string;
  /** What is wrong and how to put it right; shown below and read with it. */
  error?: string | undefined;
  /** The words of the first day's field: "From". */
  fromLabel: string;
  /** The words of the last day's field: "To". */
  toLabel: string;
  /** The button that opens the calendar. */
  calendarLabel: string;
  /** The chosen days, each "YYYY-MM-DD", or null where one is missing. */
  range: DayRange;
  /** Called with both days when either changes. */
  onRangeChange: (range: DayRange) => void;
};

const dayOf = (text: string) => (isDay(text) ? text : null);

/** From one day to another: typed into the system's own fields, or picked from a calendar of both. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, hint, error, fromLabel, toLabel, calendarLabel, range, onRangeChange, ...calendar } = props;
  const { min, max } = calendar;
  const { control, messages } = useFieldWords(undefined, { hint, error });
  return (
    <fieldset {...control} className={field}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.days}>
        <DateField
          label={fromLabel}
          value={range.from ?? ''}
          {...(min !== undefined && { min })}
          {...(max !== undefined && { max: range.to ?? max })}
          onChange={({ currentTarget }) => onRangeChange({ ...range, from: dayOf(currentTarget.value) })}
        />
        <DateField
          label={toLabel}
          value={range.to ?? ''}
          {...((range.from ?? min) && { min: range.from ?? min ?? '' })}
          {...(max !== undefined && { max })}
          onChange={({ currentTarget }) => onRangeChange({ ...range, to: dayOf(currentTarget.value) })}
        />
        <span className={styles.opener}>
          <Popover
            label={calendarLabel}
            align="end"
            trigger={<IconButton icon={CalendarIcon} label={calendarLabel} variant="outlined" />}
          >
            <Calendar {...calendar} range={range} onPick={(day) => onRangeChange(pickedRange(range, day))} />
          </Popover>
        </span>
      </div>
      {messages}
    </fieldset>
  );
}
