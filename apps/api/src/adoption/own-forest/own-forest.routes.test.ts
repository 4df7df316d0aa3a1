import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wibDate } from '../../clock/wib.ts';
import { survey, tree } from '../../database/schema/index.ts';
import { recordSurveys } from '../../forest/survey/index.ts';
import { openWorld, type World } from '../../testing/adoption-world.ts';
import { rowsRead } from '../../testing/rows-read.ts';
import type { SignedUp } from '../../testing/test-api.ts';
import { listOwnTerms } from './own-forest.repository.ts';
import type { OwnForest } from './own-forest.schemas.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const day = 86_400;

async function forestOf(person: SignedUp): Promise<OwnForest> {
  const answer = await world.app.inject({ url: '/api/v1/forest/me', headers: person.headers });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

async function treeOf(person: SignedUp, id: number) {
  const found = (await forestOf(person)).trees.find(({ tree }) => tree.id === id);
  if (!found) throw new Error(`Tree ${id} is not in the forest`);
  return found;
}

/** A visit today. */
const visit = (treeId: number, height: number, condition: 'healthy' | 'dead' = 'healthy') =>
  recordSurveys(
    world.db,
    [
      {
        treeId,
        height,
        condition,
        circumference: height * 5,
        surveyedAt: world.services.clock.now(),
        surveyor: 'Siti Aminah',
        phenology: 'none',
        notes: 'Pucuk merah.',
      },
    ],
    world.services.clock.now(),
  );

it('asks who is reading', async () => {
  expect((await world.app.inject('/api/v1/forest/me')).statusCode).toBe(401);
});

it('is empty for who has adopted nothing', async () => {
  expect(await forestOf(await world.signUp())).toEqual({
    trees: [],
    inTerm: 0,
    ranked: 0,
    given: 0,
    awaited: 0,
    groups: 0,
    grown: null,
    visits: 0,
    replacements: 0,
    letters: 0,
    unopenedGifts: [],
  });
});

it('takes a tree in any name for one’s own, before and after it is renewed, unless it was given', async () => {
  const buyer = await world.signUp();
  const [ours = 0, given = 0] = await world.plant(2);
  await world.adopt(buyer, [ours], { holder: 'PT Rimba Lestari' });
  await world.adopt(buyer, [given], { holder: 'Siti Rahmawati', gift: { message: 'Selamat' } });
  await world.services.clock.advance(340 * day);
  await world.renew(buyer, [ours, given]);
  expect(await treeOf(buyer, ours)).toMatchObject({ bond: 'own', terms: [{ bond: 'own' }, { bond: 'own' }] });
  expect(await treeOf(buyer, given)).toMatchObject({
    bond: 'given',
    terms: [{ bond: 'given' }, { bond: 'given' }],
  });
  await world.services.clock.advance(-340 * day);
});

it('remembers a tree through its terms, its death and its replacement', async () => {
  const { clock, adoption } = world.services;
  const buyer = await world.signUp();
  const other = await world.signUp();
  const [kept = 0, given = 0, next = 0] = await world.plant(3);
  await visit(kept, 2);
  await visit(given, 1.5);
  await world.adopt(buyer, [kept], { holder: 'Siti Rahmawati' });
  await world.adopt(buyer, [given], { gift: { message: 'Selamat' } });
  const first = await forestOf(buyer);
  expect(first).toMatchObject({ inTerm: 2, awaited: 0, groups: 1, grown: null });
  expect(first.trees).toMatchObject([
    { tree: { id: kept }, state: 'in_term', bond: 'own', grown: null, can: null, visits: 0 },
    {
      tree: { id: given },
      state: 'in_term',
      bond: 'given',
      holder: 'Ratna Puspita',
      terms: [{ bond: 'given', holder: 'Ratna Puspita' }],
    },
  ]);
  expect(await forestOf(other)).toMatchObject({ trees: [] });

  await clock.advance(100 * day);
  await visit(kept, 2.25);
  await visit(given, 1.4, 'dead');
  const died = await forestOf(buyer);
  expect(died).toMatchObject({ inTerm: 1, ranked: 2, awaited: 1, grown: 0.25, visits: 1, replacements: 0 });
  expect(died.trees).toMatchObject([
    { grown: { height: 0.25 }, grownLately: { height: 0.25 }, nextSurvey: { late: null } },
    { state: 'lost', nextSurvey: null, lost: { surveyor: 'Siti Aminah', promised: true, cause: null } },
  ]);

  const promise = (replantBy: string) =>
    world.db.update(survey).set({ replantBy }).where(eq(survey.condition, 'dead'));
  await promise(wibDate(clock.now()));
  expect((await treeOf(buyer, given)).lost).toMatchObject({ replantLate: false });
  await promise('2026-01-31');
  expect((await treeOf(buyer, given)).lost).toMatchObject({ replantLate: true });

  await world.db.update(tree).set({ replacesTreeId: given }).where(eq(tree.id, next));
  await adoption.term.replacements.moveDue();
  const replaced = await forestOf(buyer);
  expect(replaced).toMatchObject({ inTerm: 2, ranked: 2, awaited: 0, replacements: 1 });
  const [lost, young] = [given, next].map((id) => replaced.trees.find((one) => one.tree.id === id));
  expect(lost).toMatchObject({
    state: 'replaced',
    replacedBy: { id: next },
    can: null,
    lost: { replantLate: false },
  });
  expect(young).toMatchObject({ state: 'in_term', bond: 'given', replaces: { id: given } });
  expect(young?.terms[0]?.certificateNumber).toBe(lost?.terms[0]?.certificateNumber);

  await clock.advance(200 * day);
  const { nextSurvey } = await treeOf(buyer, kept);
  expect(nextSurvey?.late).toMatchObject({ reason: null, askedOn: null, days: expect.any(Number) });
  expect(nextSurvey && nextSurvey.by < wibDate(clock.now())).toBe(true);

  await clock.advance(40 * day);
  expect(await treeOf(buyer, kept)).toMatchObject({ state: 'ending', can: 'renew' });
  await world.renew(buyer, [kept]);
  await visit(kept, 2.5);
  expect(await treeOf(buyer, kept)).toMatchObject({
    state: 'in_term',
    terms: [{}, {}],
    firstDay: first.trees[0]?.firstDay,
    grown: { height: 0.5 },
    can: null,
  });

  await clock.advance(400 * day);
  await adoption.term.ends.endTerms();
  const ended = await forestOf(buyer);
  expect(ended).toMatchObject({ inTerm: 0, ranked: 0, groups: 0, grown: 0.5 });
  const states = Object.fromEntries(ended.trees.map(({ tree, state, can }) => [tree.id, [state, can]]));
  expect(states).toEqual({
    [kept]: ['ended', 'adopt_again'],
    [next]: ['ended', 'adopt_again'],
    [given]: ['replaced', null],
  });
  expect(await treeOf(buyer, kept)).toMatchObject({ takenSince: null });
  await world.adopt(other, [kept, next]);
  expect(await treeOf(other, next)).toMatchObject({ replaces: null });
  const { takenSince, ...gone } = await treeOf(buyer, kept);
  expect(gone).toMatchObject({ state: 'ended', can: null });
  expect(takenSince).toBe((await treeOf(other, kept)).firstDay);
});

it('ends a replacement as any tree, and keeps from its last adopter what is measured in somebody else’s term', async () => {
  const { clock, adoption } = world.services;
  const [buyer, other] = [await world.signUp(), await world.signUp()];
  const [dead = 0, next = 0] = await world.plant(2);
  await visit(dead, 2);
  await world.adopt(buyer, [dead]);
  await clock.advance(100 * day);
  await visit(dead, 0.5, 'dead');
  await world.db.update(tree).set({ replacesTreeId: dead }).where(eq(tree.id, next));
  await adoption.term.replacements.moveDue();
  await clock.advance(10 * day);
  await visit(next, 0.6);
  await clock.advance(60 * day);
  await visit(next, 0.7);
  await clock.advance(300 * day);
  await adoption.term.ends.endTerms();
  expect(await treeOf(buyer, next)).toMatchObject({ state: 'ended', can: 'adopt_again', takenSince: null });
  const before = await forestOf(buyer);

  await world.adopt(other, [next]);
  await clock.advance(day);
  await visit(next, 0.94);
  const theirs = await treeOf(buyer, next);
  expect(theirs).toMatchObject({
    state: 'ended',
    can: null,
    takenSince: (await treeOf(other, next)).firstDay,
    last: { height: 0.7 },
    grown: { height: 0.1 },
    visits: 2,
    nextSurvey: null,
  });
  const { grown, visits } = await forestOf(buyer);
  expect({ grown, visits }).toEqual({ grown: before.grown, visits: before.visits });
  expect(before).toMatchObject({ inTerm: 0, grown: 0.1, visits: 3 });

  // Its death in their term is theirs too, and so is what is planted then.
  await clock.advance(day);
  await visit(next, 0.5, 'dead');
  await clock.advance(day);
  await adoption.letter.letters.tellDue();
  const [third = 0] = await world.plant(1);
  await world.db.update(tree).set({ replacesTreeId: next }).where(eq(tree.id, third));
  await adoption.term.replacements.moveDue();
  expect(await treeOf(other, next)).toMatchObject({ state: 'replaced', lost: {} });
  expect(await treeOf(buyer, next)).toMatchObject({ state: 'ended', lost: null, replacedBy: null });
  expect((await forestOf(buyer)).replacements).toBe(1);
  const deathsTold = async (person: SignedUp) =>
    (await world.mailsTo(person.email)).filter(({ template }) => template === 'treeDied').length;
  expect([await deathsTold(buyer), await deathsTold(other)]).toEqual([1, 1]);
});

it('calls a tree taken only while somebody else has it', async () => {
  const { clock, adoption } = world.services;
  const [buyer, other] = [await world.signUp(), await world.signUp()];
  const [one = 0] = await world.plant(1);
  await world.adopt(buyer, [one]);
  await clock.advance(400 * day);
  await adoption.term.ends.endTerms();
  await world.adopt(other, [one]);
  expect(await treeOf(buyer, one)).toMatchObject({ can: null, takenSince: expect.any(String) });
  await clock.advance(400 * day);
  await adoption.term.ends.endTerms();
  expect(await treeOf(buyer, one)).toMatchObject({ state: 'ended', can: 'adopt_again', takenSince: null });
});

it('reads no term of others', async () => {
  const [buyer, other] = [await world.signUp(), await world.signUp()];
  await world.adopt(buyer, await world.plant(1));
  const read = () => rowsRead(world, 'adoption', (tx) => listOwnTerms(tx, buyer.adopter.id));
  const before = await read();
  await world.adopt(other, await world.plant(8));
  expect(await read()).toBe(before);
});
