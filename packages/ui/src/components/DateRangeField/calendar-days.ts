/** A day as ISO 8601 writes it, without time or zone: "2026-09-22". Such texts compare as days do. */
export type Day = string;

const time = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const dayMs = 86_400_000;

export const dayAt = (timestamp: number): Day => new Date(timestamp).toISOString().slice(0, 10);
export const addDays = (day: Day, count: number): Day => dayAt(time(day) + count * dayMs);

/** The same day of another month, or that month's last. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayAt(Date.UTC(year, month - 1 + count, Math.min(date, lastOfMonth)));
}

/** 0 for Monday to 6 for Sunday: the week of both languages begins on a Monday. */
export const weekday = (day: Day): number => (new Date(time(day)).getUTCDay() + 6) % 7;

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time(text));

/** The weeks of a month from Monday to Sunday, days of its neighbours included. */
export function weeksOf(day: Day): Day[][] {
  const first = `${day.slice(0, 7)}-01`;
  const start = addDays(first, -weekday(first));
  const end = addMonths(first, 1);
  const weeks: Day[][] = [];
  for (let monday = start; monday < end; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, i) => addDays(monday, i)));
  }
  return weeks;
}

/** Says days in a language; the days themselves have no zone, so neither does this. */
export function dayFormat(language: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  return (day: Day) => format.format(time(day));
}
