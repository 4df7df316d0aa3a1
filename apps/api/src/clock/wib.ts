/** The product's calendar: Waktu Indonesia Barat, UTC+7 all year. */
const offset = 7 * 3_600_000;

/** The calendar day in WIB, as YYYY-MM-DD. */
export const wibDate = (moment: Date): string =>
  new Date(moment.getTime() + offset).toISOString().slice(0, 10);

/** 00:00 WIB of a calendar day. */
export const startOfWibDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - offset);

/** Whether there is such a day, YYYY-MM-DD: neither February 30 nor any of the year 0, which PostgreSQL has not. */
export function isCalendarDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`);
  return (
    !day.startsWith('0000') && !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
  );
}

/** The same day of the month so many months on; the last day where that month is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}
