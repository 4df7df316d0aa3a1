import { dayMs } from '@rimba/i18n';
/** In letters, of the words to the recipient. */
export const longestMessage = 280;

const furthestMs = 365 * dayMs;
/** The forest's own time, by which the service counts days. */
const zone = '+07:00';
const zoneMs = 7 * 3_600_000;

/** Whether a gift can be told of on a day (`2027-03-12`), as the service sees it: from today on, for a year. */
export function isGiftDay(day: string, now: number): boolean {
  const today = new Date(now + zoneMs).toISOString().slice(0, day.length);
  return day >= today && Date.parse(`${day}T00:00:00${zone}`) - now <= furthestMs;
}
