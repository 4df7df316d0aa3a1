import type { Child } from '../measure/child.ts';
import { requestsASecond } from '../measure/load.ts';
import { rounds } from '../measure/rounds.ts';
import { tell } from '../measure/verdict.ts';
import { cursorOf, type Listed, type Place } from './places.ts';

type Size = 'few' | 'many';
type Rates = Record<Size, number>;
type Forest = { start: () => Promise<Child>; places: (listed: Listed) => Promise<() => Place> };
type Asked = { query: string; page: string; next: Record<Size, () => Place>; seen: Rates[] };

/** As many rows as 1,000 trees of the kind have at hand: both sides answer whole pages. */
const kinds: (Listed & { query: string })[] = [
  { query: 'limit=20', where: 'true', limit: 20 },
  { query: 'limit=20&filter[status]=ready_to_adopt', where: `status = 'ready_to_adopt'`, limit: 20 },
  { query: 'limit=4&filter[status]=pending', where: `status = 'pending'`, limit: 4 },
  { query: 'limit=20&filter[group]=2', where: 'kelompok_komunitas_id = 2', limit: 20 },
  { query: 'limit=4&filter[species]=3', where: 'species_id = 3', limit: 4 },
];

/** The same page in a million words, or the few would answer from memory what the many have to look up. */
const inOtherWords = (second: string): Place => ({
  id: upTo(1_000_000),
  at: second.replace('.000Z', `.${String(upTo(999)).padStart(3, '0')}Z`),
});
const upTo = (most: number) => 1 + Math.floor(Math.random() * most);
/** After it no tree was surveyed: from here a list begins. */
const beginning = '2100-01-01T00:00:00.000Z';

/**
 * A page with its exact total, from 1,000,000 trees and from 1,000: the first, which tells what the total costs, and any,
 * which also tells what it costs that the rows lie anywhere. Each round starts both services anew: as fast as one
 * happens to be compiled it stays, and of two that do the same one is by some hundredths faster. Told is the round whose
 * ratio is the median.
 */
export async function measureTotals({ few, many }: Record<Size, Forest>): Promise<void> {
  const asked: Asked[] = [];
  const first = () => inOtherWords(beginning);
  for (const { query, ...listed } of kinds) {
    const places = { few: await few.places(listed), many: await many.places(listed) };
    const random = {
      few: () => inOtherWords(places.few().at),
      many: () => inOtherWords(places.many().at),
    };
    asked.push({ query, page: 'first page', next: { few: first, many: first }, seen: [] });
    asked.push({ query, page: 'random page', next: random, seen: [] });
  }
  for (let round = 0; round < rounds; round++) {
    const services = { few: await few.start(), many: await many.start() };
    const inTurn: Size[] = round % 2 ? ['many', 'few'] : ['few', 'many'];
    for (const { query, next, seen } of asked) {
      const measure = (size: Size) =>
        requestsASecond({
          url: services[size].origin,
          next: () => `/api/v1/tree?${query}&cursor=${cursorOf(next[size]())}`,
        });
      for (const size of inTurn) await measure(size);
      const rates = { few: Number.NaN, many: Number.NaN };
      for (const size of inTurn) rates[size] = await measure(size);
      seen.push(rates);
    }
    for (const service of Object.values(services)) await service.end();
  }
  for (const { query, page, seen } of asked) {
    const middle = seen.toSorted((one, other) => ratioOf(one) - ratioOf(other))[Math.floor(seen.length / 2)];
    if (!middle) throw new Error('Not one round was measured');
    tell('/s', {
      what: `total of 1,000,000, ${page}, ${query}`,
      ours: middle.many,
      against: 'of 1,000',
      theirs: middle.few,
      goal: { atLeast: 0.9 },
    });
  }
}

const ratioOf = ({ few, many }: Rates): number => many / few;
