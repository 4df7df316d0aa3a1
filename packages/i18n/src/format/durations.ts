import type { TFunction } from 'i18next';
import { dayOf, type Instant } from './times.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const milliseconds = (instant: Instant) => new Date(instant).getTime();

/**
 * How long ago, or in how long, in whole minutes or hours, and from a day on by the calendar, as one counts on a wall. Less than a minute
 * is "just now", and so is a moment that a slow clock places in the very near future.
 */
export function relativeTime(instant: Instant, now: Instant, t: TFunction<'common'>): string {
  const elapsed = milliseconds(now) - milliseconds(instant);
  const distance = Math.abs(elapsed);
  if (distance < minute) return t('time.justNow');
  const past = elapsed > 0;
  if (distance < hour) {
    const count = Math.floor(distance / minute);
    return past ? t('time.minutesAgo', { count }) : t('time.inMinutes', { count });
  }
  if (distance < day) {
    const count = Math.floor(distance / hour);
    return past ? t('time.hoursAgo', { count }) : t('time.inHours', { count });
  }
  const count = Math.abs(Date.parse(dayOf(now)) - Date.parse(dayOf(instant))) / day;
  return past ? t('time.daysAgo', { count }) : t('time.inDays', { count });
}

/** The same within a sentence: read just now. */
export function relativeTimeWithin(...of: Parameters<typeof relativeTime>): string {
  const said = relativeTime(...of);
  return said.charAt(0).toLowerCase() + said.slice(1);
}
