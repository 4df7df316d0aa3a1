import { createPublicKey, verify } from 'node:crypto';
import { pathTo } from '@rimba/paths';
import { expect, it } from 'vitest';
import { answersOf } from './answers.ts';

// Who looks at several screens of one reader reads several answers of one moment: they may not contradict each other.

type Facts = Readonly<Record<string, unknown>>;

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Everything that has parts in what somebody is answered, at whatever depth. */
function factsIn(answer: unknown): Facts[] {
  if (Array.isArray(answer)) return answer.flatMap(factsIn);
  return isFacts(answer) ? [answer, ...Object.values(answer).flatMap(factsIn)] : [];
}

const readers = Object.entries(answersOf).map(([reader, { at, answers }]) => ({
  reader,
  at,
  answers: answers as Readonly<Record<string, unknown>>,
  facts: factsIn(Object.values(answers)),
}));

/** What differs between facts that have the same name. */
function differing(named: readonly (readonly [name: unknown, fact: unknown])[]): unknown[] {
  const facts = Map.groupBy(named, ([name]) => name);
  return [...facts]
    .map(([name, all]) => [name, ...new Set(all.map(([, fact]) => JSON.stringify(fact)))])
    .filter(({ length }) => length > 2);
}

/** Of an order its trees are as they were when it was made. */
const isOrder = (name: string) => name.includes('/transaction/me');

it.each(readers)('$reader finds each tree as tall everywhere', ({ answers }) => {
  const trees = Object.entries(answers)
    .filter(([name]) => !isOrder(name))
    .flatMap(([, answer]) => factsIn(answer))
    .filter(({ code, height, landType }) => code && height && landType);
  expect(differing(trees.map(({ code, height, circumference }) => [code, [height, circumference]]))).toEqual(
    [],
  );
});

it.each(readers)('$reader finds each tree visited last on the same day everywhere', ({ facts }) => {
  const visited = facts.flatMap(({ code, tree, replacedBy, surveyedAt, last, alive, surveyor, landType }) => {
    if (code && landType && surveyor) return [[code, surveyedAt] as const];
    if (isFacts(tree) && isFacts(last)) return [[tree.code, last.surveyedAt] as const];
    if (!isFacts(tree) || alive === undefined) return [];
    return [[isFacts(replacedBy) ? replacedBy.code : tree.code, surveyedAt] as const];
  });
  expect(differing(visited)).toEqual([]);
});

it.each(readers)('$reader has each tree in one certificate', ({ facts }) => {
  const certified = facts.flatMap(({ certificateNumber, trees, endsAt, signature }) =>
    signature && Array.isArray(trees)
      ? trees.map(({ tree }) => [tree.code, [certificateNumber, endsAt]] as const)
      : [],
  );
  expect(differing(certified)).toEqual([]);
});

it.each(readers)('$reader reads of no replacement that was planted before the death', ({ facts }) => {
  const dead = new Map(
    facts.flatMap(({ lost, replacedBy }) =>
      isFacts(lost) && isFacts(replacedBy) ? [[replacedBy.code, String(lost.foundAt).slice(0, 10)]] : [],
    ),
  );
  const early = facts.filter(({ tree, plantedAt }) => {
    const died = isFacts(tree) && dead.get(tree.code);
    return died && typeof plantedAt === 'string' && plantedAt < died;
  });
  expect(early).toEqual([]);
});

const minutes = (from: unknown, to: unknown) => (Date.parse(String(to)) - Date.parse(String(from))) / 60_000;

it.each(readers)('$reader loses what is not paid when its time is over, and is told then', ({ facts }) => {
  const orders = facts.filter(({ cancelReason }) => cancelReason === 'expired' || cancelReason === 'refused');
  const late = orders.filter(({ expiresAt, cancelledAt }) => minutes(expiresAt, cancelledAt) > 5);
  const told = facts.filter(
    ({ category, link, createdAt }) =>
      category === 'rimba_payment_expired' &&
      orders.some(
        ({ id, cancelledAt }) =>
          link === pathTo('transaction', { transactionId: String(id) }) &&
          Math.abs(minutes(cancelledAt, createdAt)) > 5,
      ),
  );
  expect([...late, ...told]).toEqual([]);
});

it('has every certificate’s record signed by the key that is published', () => {
  const [key] = answersOf.visitor.answers['GET /.well-known/rimba-keys.json'].keys;
  const published = createPublicKey({ key: { ...key }, format: 'jwk' });
  const records = readers.flatMap(({ facts }) => facts.filter(({ signedPayload }) => signedPayload));
  expect(records.length).toBeGreaterThan(5);
  for (const { signedPayload, signature, signatureValid } of records) {
    const isRight = verify(
      null,
      Buffer.from(String(signedPayload)),
      published,
      Buffer.from(String(signature), 'base64url'),
    );
    expect(isRight).toBe(signatureValid);
  }
});
