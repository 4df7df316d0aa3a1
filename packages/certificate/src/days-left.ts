import { dayMs } from '@rimba/i18n';
/**
 * The days of a term after today, so that they and the day of the term make the whole: 0 on its last one, undefined once it
 * is over.
 *
 * @param endsAt the exclusive end, ISO 8601: midnight in WIB, so that a part of a day is today
 * @param now epoch milliseconds
 */
export function daysLeft(endsAt: string, now: number): number | undefined {
  const left = Date.parse(endsAt) - now;
  return left > 0 ? Math.ceil(left / dayMs) - 1 : undefined;
}
