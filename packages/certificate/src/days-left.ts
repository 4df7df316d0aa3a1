const dayMs = 86_400_000;

/**
 * The days left of a term, today counted: 1 on its last one, 0 once it is over.
 *
 * @param endsAt the exclusive end, ISO 8601: midnight in WIB, so that a part of a day is today
 * @param now epoch milliseconds
 */
export const daysLeft = (endsAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(endsAt) - now) / dayMs));
