import type { Season } from '../../engagement/message/index.ts';

/** How long after its first day a season is still news, in days. */
const newsDays = 14;

/** Months (from 1) that seasons of Kotawaringin Barat usually begin in: wet to April, dry to October. */
const begins = { 6: 'dry', 11: 'wet' } as const satisfies Record<number, Season>;

/** The season that has just begun on a day (YYYY-MM-DD); undefined for most of the year. */
export function newSeason(day: string): { season: Season; occasion: string } | undefined {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  if (date > newsDays) return undefined;
  if (month === 6) return { season: begins[6], occasion: `${begins[6]} ${year}` };
  return month === 11 ? { season: begins[11], occasion: `${begins[11]} ${year}` } : undefined;
}
