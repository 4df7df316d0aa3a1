import type { Child } from '../measure/child.ts';
import { requestsASecond } from '../measure/load.ts';
import { interleaved } from '../measure/rounds.ts';
import { tell } from '../measure/verdict.ts';
import { cursorOf, type Place } from './places.ts';

type Side = Child & { next: () => Place };

const kinds = [
  '',
  '&filter[status]=ready_to_adopt',
  '&filter[status]=pending',
  '&filter[group]=2',
  '&filter[species]=3',
];

/** A page with its exact total, from 1,000,000 trees and from 1,000. */
export async function measureTotals({ few, many }: { few: Side; many: Side }): Promise<void> {
  for (const kind of kinds) {
    const from =
      ({ origin, next }: Side) =>
      () =>
        requestsASecond({ url: origin, next: () => `/api/v1/tree?cursor=${cursorOf(next())}${kind}` });
    const rate = await interleaved([
      { name: 'few', measure: from(few) },
      { name: 'many', measure: from(many) },
    ]);
    tell('/s', {
      what: `exact total of 1,000,000${kind && `, ${kind.slice(1)}`}`,
      ours: rate('many'),
      against: 'of 1,000',
      theirs: rate('few'),
      goal: { atLeast: 0.9 },
    });
  }
}
