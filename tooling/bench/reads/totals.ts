import type { Child } from '../measure/child.ts';
import { requestsASecond } from '../measure/load.ts';
import { interleaved, warmUp } from '../measure/rounds.ts';
import { tell } from '../measure/verdict.ts';
import { cursorOf, type Listed, type Place } from './places.ts';

type Side = Child & { places: (listed: Listed) => Promise<() => Place> };

/** As many rows as 1,000 trees of the kind have at hand: both sides answer whole pages. */
const kinds: (Listed & { query: string })[] = [
  { query: 'limit=20', where: 'true', limit: 20 },
  { query: 'limit=20&filter[status]=ready_to_adopt', where: `status = 'ready_to_adopt'`, limit: 20 },
  { query: 'limit=4&filter[status]=pending', where: `status = 'pending'`, limit: 4 },
  { query: 'limit=20&filter[group]=2', where: 'kelompok_komunitas_id = 2', limit: 20 },
  { query: 'limit=4&filter[species]=3', where: 'species_id = 3', limit: 4 },
];

/**
 * Some moment within the second after a place, whatever the id: the same page in a million words, or the few would
 * answer from memory what the many have to look up.
 */
const between = ({ at }: Place): Place => ({
  id: upTo(1_000_000),
  at: at.replace('.000Z', `.${milliseconds()}Z`),
});
const milliseconds = () => String(upTo(999)).padStart(3, '0');
const upTo = (most: number) => 1 + Math.floor(Math.random() * most);

/** A page with its exact total, from 1,000,000 trees and from 1,000. */
export async function measureTotals({ few, many }: { few: Side; many: Side }): Promise<void> {
  for (const { query, ...listed } of kinds) {
    const from = async ({ origin, places }: Side) => {
      const next = await places(listed);
      return () =>
        requestsASecond({
          url: origin,
          next: () => `/api/v1/tree?${query}&cursor=${cursorOf(between(next()))}`,
        });
    };
    const measured = [
      { name: 'few', measure: await from(few) },
      { name: 'many', measure: await from(many) },
    ];
    await warmUp(measured);
    const rate = await interleaved(measured);
    tell('/s', {
      what: `exact total of 1,000,000, ${query}`,
      ours: rate('many'),
      against: 'of 1,000',
      theirs: rate('few'),
      goal: { atLeast: 0.9 },
    });
  }
}
