import { type Language, locales } from '../languages.ts';

/** A moment as the service sends it (ISO 8601), as epoch milliseconds, or as a Date. */
export type Instant = string | number | Date;

// Every time on a screen, in a mail and on a document is western Indonesian time, wherever the reader is.
export const timeZone = 'Asia/Jakarta';

/** There is no summer time in Indonesia: every day is as long. */
export const dayMs = 86_400_000;

const shapes = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  shortDate: { day: 'numeric', month: 'short', year: 'numeric' },
  fullDay: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  monthOfYear: { month: 'short', year: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters: Record<string, Intl.DateTimeFormat> = {};

function write(instant: Instant, shape: keyof typeof shapes, language: Language): string {
  const key = language + shape;
  formatters[key] ??= new Intl.DateTimeFormat(locales[language], { timeZone, ...shapes[shape] });
  return formatters[key].format(new Date(instant));
}

const aheadOfUtcMs = 7 * 3_600_000;

/** The day of a moment as `2027-03-03`, to be compared and sorted. The zone knows no summer time. */
export const dayOf = (instant: Instant): string =>
  new Date(new Date(instant).getTime() + aheadOfUtcMs).toISOString().slice(0, 10);

/** `3 Maret 2027` */
export const date = (instant: Instant, language: Language) => write(instant, 'date', language);

/** `3 Mar 2027` */
export const shortDate = (instant: Instant, language: Language) => write(instant, 'shortDate', language);

/** `Rabu, 3 Maret 2027` */
export const fullDay = (instant: Instant, language: Language) => write(instant, 'fullDay', language);

/** `Maret 2027` */
export const month = (instant: Instant, language: Language) => write(instant, 'month', language);

/** `Mar ’27`, for the axis of a chart: without its apostrophe the year reads as a day. */
export const monthOfYear = (instant: Instant, language: Language): string =>
  write(instant, 'monthOfYear', language).replace(/\d{2}$/, '’$&');

/** `14.05` in Indonesian, `14:05` in English; without its zone, which the texts name (`time.wib`). */
export const time = (instant: Instant, language: Language) => write(instant, 'time', language);

/** `3 Maret 2027, 14.05 WIB`; time and zone stay on one line. */
export function dateTime(instant: Instant, language: Language): string {
  return `${date(instant, language)}, ${time(instant, language)}\u00a0WIB`;
}

/** The last day that lies in full inside a term, which ends at 00:00 WIB of the day after. */
export function lastFullDay(endsAt: Instant, language: Language): string {
  return date(new Date(endsAt).getTime() - 1, language);
}

/** The same in short: `2 Mar 2027`. */
export function lastShortDay(endsAt: Instant, language: Language): string {
  return shortDate(new Date(endsAt).getTime() - 1, language);
}

/** A term from its first day to its last full one: `3 Maret 2026 – 2 Maret 2027`. */
export const term = (startsAt: Instant, endsAt: Instant, language: Language): string =>
  `${date(startsAt, language)} – ${lastFullDay(endsAt, language)}`;
