import type { Child } from '../measure/child.ts';
import { requestsASecond } from '../measure/load.ts';
import { interleaved, warmUp } from '../measure/rounds.ts';
import { tell } from '../measure/verdict.ts';
import { cursorOf, type Place } from './places.ts';

type Sides = { bare: Child; service: Child; next: () => Place };

/** Lists and details of 1,000,000 trees beside what a bare server does with the same rows. */
export async function measureLists({ bare, service, next }: Sides): Promise<void> {
  const list = '/api/v1/tree';
  const authorization = `Bearer ${service.tokens[0]}`;
  const pageOf = () => `${list}?cursor=${cursorOf(next())}`;
  const from = ({ origin }: Child, path: string, more = {}) => ({
    name: path,
    measure: () => requestsASecond({ url: origin + path, ...more }),
  });
  const measured = [
    { ...from(bare, '/small'), name: 'R1' },
    { ...from(service, list), name: 'first' },
    {
      ...from(bare, '/page', {
        next: () => {
          const { at, id } = next();
          return `/page?at=${at}&id=${id}`;
        },
      }),
      name: 'R2',
    },
    { ...from(service, list, { next: pageOf }), name: 'page' },
    {
      ...from(service, list, { next: () => `${list}?page=${Math.ceil(Math.random() * 50_000)}` }),
      name: 'numbered',
    },
    { ...from(service, list, { next: pageOf, headers: { authorization } }), name: 'signed in' },
    { ...from(bare, '/row', { next: () => `/row/${next().id}` }), name: 'R3' },
    { ...from(service, list, { next: () => `${list}/${next().id}/detail` }), name: 'detail' },
  ];
  await warmUp(measured);
  const rate = await interleaved(measured);
  const compare = (what: string, name: string, against: string, goal: number) =>
    tell('/s', { what, ours: rate(name), against, theirs: rate(against), goal: { atLeast: goal } });
  compare('tree list, first page, repeated', 'first', 'R1', 0.6);
  compare('tree list, random page', 'page', 'R2', 0.9);
  compare('tree detail, random', 'detail', 'R3', 0.9);
  compare('tree list, random page, signed in', 'signed in', 'page', 0.7);
  tell('/s', {
    what: 'tree list, random page by number',
    ours: rate('numbered'),
    against: 'page',
    theirs: rate('page'),
  });
  tell('/s', { what: 'bare random page', ours: rate('R2'), against: 'R1', theirs: rate('R1') });
  tell('/s', { what: 'bare row', ours: rate('R3'), against: 'R1', theirs: rate('R1') });
}
