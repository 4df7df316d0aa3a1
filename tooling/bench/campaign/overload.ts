import { pathTo } from '@rimba/paths';
import autocannon from 'autocannon';
import { say } from '../measure/say.ts';
import { wordsOf } from './answers.ts';
import type { Ground } from './people.ts';

/** So many wait for an answer at once. */
const crowd = 1_000;
/** What a product may answer that cannot carry more, and says so. */
const deliberate = ['429', '503'];

/** Pages and answers that nobody keeps, each asked for from an address of its own. */
const requestsOf = ({ trees }: Ground) => {
  let turn = 0;
  return [
    {
      setupRequest: (request: autocannon.Request) => {
        const { id, code } = trees[turn % trees.length] ?? { id: 0, code: '' };
        const path = turn % 4 ? `/api/v1/tree/${id}/detail` : pathTo('shelfTree', { treeCode: code }, 'id');
        const address = `39.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn++ & 255}`;
        return { ...request, path, headers: { ...request.headers, 'x-forwarded-for': address } };
      },
    },
  ];
};

/** @returns how many such requests a second are answered when as many are asked as it likes */
async function capacityOf(ground: Ground, seconds: number): Promise<number> {
  const result = await autocannon({
    url: ground.origin,
    connections: 50,
    duration: seconds,
    requests: requestsOf(ground),
  });
  return result['2xx'] / result.duration;
}

/** Median ms of some answers of the service. */
async function usual({ origin, trees }: Ground): Promise<number> {
  const seen: number[] = [];
  for (let turn = 0; turn < 15; turn++) {
    const start = performance.now();
    const answer = await fetch(`${origin}/api/v1/tree/${trees[turn % trees.length]?.id}/detail`);
    await answer.arrayBuffer();
    seen.push(performance.now() - start);
  }
  return seen.toSorted((one, other) => one - other)[7] ?? Number.NaN;
}

/** @returns whether every answer was one that was meant, and the product is soon as it was */
export async function overload(ground: Ground, seconds: number): Promise<boolean> {
  const before = await usual(ground);
  const capacity = await capacityOf(ground, Math.max(2, seconds / 4));
  const result = await autocannon({
    url: ground.origin,
    connections: crowd,
    overallRate: Math.max(crowd, Math.round(2 * capacity)),
    duration: seconds,
    timeout: 30,
    requests: requestsOf(ground),
  });
  const over = performance.now();
  const statuses = Object.fromEntries(
    Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [status, count ?? 0]),
  );
  let after = await usual(ground);
  while (after > 2 * before && performance.now() - over < 60_000) after = await usual(ground);
  const meant = Object.keys(statuses).every((status) => status < '400' || deliberate.includes(status));
  say(
    `twice what it can carry (${capacity.toFixed(0)}/s) for ${seconds} s, ${crowd} waiting at once: ${wordsOf(statuses)}, ` +
      `without an answer: ${result.errors}; p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms`,
  );
  say(
    `as before ${((performance.now() - over) / 1_000).toFixed(1)} s later: ${after.toFixed(1)} ms an answer, ${before.toFixed(1)} before`,
  );
  return meant && result.errors === 0 && after <= 2 * before;
}
