import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Calendar.css.ts';
import { addDays, addMonths, type Day, dayFormat, weekday, weeksOf } from './calendar-days.ts';

export type DayRange = { readonly from: Day | null; readonly to: Day | null };

export type CalendarProps = {
  /** The chosen days, each "YYYY-MM-DD", or null where one is missing. */
  range: DayRange;
  /** Called with the day that was pressed, "YYYY-MM-DD". */
  onPick: (day: Day) => void;
  /** The day that is today where the reader is. */
  today: Day;
  /** The first day that can be chosen, "YYYY-MM-DD". */
  min?: Day | undefined;
  /** The last day that can be chosen, "YYYY-MM-DD". */
  max?: Day | undefined;
  /** BCP 47; days and months are said in it. */
  language: string;
  /** The name of the button to the month before: "The month before". */
  previousLabel: string;
  /** The name of the button to the month after: "The month after". */
  nextLabel: string;
};

/** How far each key goes. */
const moves: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  Home: (day) => addDays(day, -weekday(day)),
  End: (day) => addDays(day, 6 - weekday(day)),
};

/** A month of days; one of them is in the tab order, the keys reach the others. */
export function Calendar({
  range,
  onPick,
  today,
  min,
  max,
  language,
  previousLabel,
  nextLabel,
}: CalendarProps) {
  const within = (day: Day) =>
    min !== undefined && day < min ? min : max !== undefined && day > max ? max : day;
  const [reached, setReached] = useState(() => within(range.to ?? range.from ?? today));
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${reached}"]`)?.focus();
    byKey.current = false;
  }, [reached]);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    byKey.current = true;
    setReached(within(move(reached)));
  };
  const month = dayFormat(language, { month: 'long', year: 'numeric' })(reached);
  const full = dayFormat(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const shortName = dayFormat(language, { weekday: 'short' });
  const longName = dayFormat(language, { weekday: 'long' });
  const weeks = weeksOf(reached);
  return (
    <div>
      <div className={styles.head}>
        <IconButton
          icon={ChevronLeftIcon}
          label={previousLabel}
          onClick={() => setReached(within(addMonths(reached, -1)))}
        />
        <span className={styles.month} aria-live="polite">
          {month}
        </span>
        <IconButton
          icon={ChevronRightIcon}
          label={nextLabel}
          onClick={() => setReached(within(addMonths(reached, 1)))}
        />
      </div>
      <table ref={grid} className={styles.grid} aria-label={month} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={longName(day)} className={styles.weekday}>
                {shortName(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className={styles.cell}>
                  <button
                    type="button"
                    className={styles.day}
                    data-day={day}
                    data-outside={day.slice(0, 7) !== reached.slice(0, 7) || undefined}
                    data-between={
                      (range.from !== null && range.to !== null && day > range.from && day < range.to) ||
                      undefined
                    }
                    tabIndex={day === reached ? 0 : -1}
                    disabled={within(day) !== day}
                    aria-label={full(day)}
                    aria-pressed={day === range.from || day === range.to}
                    aria-current={day === today ? 'date' : undefined}
                    onClick={() => {
                      setReached(day);
                      onPick(day);
                    }}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
