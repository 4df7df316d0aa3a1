import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wibDate } from '../../clock/wib.ts';
import { community, tree } from '../../database/schema/index.ts';
import { nextSurveyDue, recordDelay } from '../../forest/survey/index.ts';
import { openWorld, type World } from '../../testing/adoption-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const day = 86_400;

const survey = (ids: number[], surveyedAt: Date) =>
  world.db
    .update(tree)
    .set({ surveyedAt, nextSurveyDue: nextSurveyDue(surveyedAt) })
    .where(inArray(tree.id, ids));

const slugOf = async (id: number) => {
  const [row] = await world.db
    .select({ slug: community.slug })
    .from(tree)
    .innerJoin(community, eq(community.id, tree.communityId))
    .where(eq(tree.id, id));
  return row?.slug ?? '';
};

it('says that a survey is late, since when and what its community says of it, while the term runs', async () => {
  const { clock } = world.services;
  const [kept = 0, other = 0, dead = 0] = await world.plant(3);
  const begun = clock.now();
  await survey([kept, other, dead], begun);
  const buyer = await world.signUp();
  const { certificates } = await world.adopt(buyer, [kept, other, dead]);
  const { certificateNumber } = certificates[0];
  const seen = async () => {
    const answer = await world.app.inject(`/api/v1/certificates/number/${certificateNumber}`);
    return answer.json().data;
  };
  expect((await seen()).lateSurveys).toBeNull();

  await world.db.update(tree).set({ condition: 'dead' }).where(eq(tree.id, dead));
  await clock.advance(190 * day);
  await survey([other], clock.now());
  const dayAfterDue = wibDate(new Date(Date.parse(nextSurveyDue(begun)) + day * 1_000));
  expect((await seen()).lateSurveys).toMatchObject({
    trees: 1,
    since: dayAfterDue,
    reason: null,
    askedOn: null,
  });

  await recordDelay(world.db, await slugOf(kept), 'Jalur ke petak terendam.', clock.now());
  expect((await seen()).lateSurveys.reason).toBe('Jalur ke petak terendam.');
  const own = await world.app.inject({ url: '/api/v1/certificates/me', headers: buyer.headers });
  expect(own.json().data[0].lateSurveys.reason).toBe('Jalur ke petak terendam.');

  await survey([kept], clock.now());
  expect((await seen()).lateSurveys).toBeNull();

  await clock.advance(190 * day);
  expect(await seen()).toMatchObject({ state: 'ended', lateSurveys: null });
});
