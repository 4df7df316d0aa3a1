import { dayMs } from '../../clock/day.ts';
import { startOfWibDay, wibDate } from '../../clock/wib.ts';

/** How long before its end a term may be renewed, and its adopter is told so, in milliseconds. */
export const renewalWindow = 30 * dayMs;

/**
 * The end of a one-year term, exclusive: 00:00 WIB on the anniversary of the day it starts. A term that starts
 * on 29 February ends on 1 March.
 */
export function termEnd(startsAt: Date): Date {
  const [year = '', ...monthAndDay] = wibDate(startsAt).split('-');
  const next = Number(year) + 1;
  const leapDay = monthAndDay.join('-') === '02-29';
  return startOfWibDay(leapDay ? `${next}-03-01` : [next, ...monthAndDay].join('-'));
}

/** Whether the adopter of a running term may already pay for the next. */
export const isRenewable = (endsAt: Date, now: Date): boolean =>
  endsAt > now && endsAt.getTime() - now.getTime() <= renewalWindow;

/**
 * Until when trees stay in term whose renewal is not paid: to the first end of the terms that it goes on from (exclusive).
 * Undefined once one of them is over, and for an order that renews nothing.
 */
export function keptUntil(renewed: readonly { endsAt: Date }[], now: Date): Date | undefined {
  if (renewed.length === 0) return undefined;
  const first = new Date(Math.min(...renewed.map(({ endsAt }) => endsAt.getTime())));
  return first > now ? first : undefined;
}
