import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tree } from '../../database/schema/index.ts';
import { recordSurveys } from '../../forest/survey/index.ts';
import { openWorld, type World } from '../../testing/adoption-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const day = 86_400;

it('says when a tree was found dead, what the promise says of that, and what has taken its place since', async () => {
  const { clock } = world.services;
  const [kept = 0, dead = 0, next = 0] = await world.plant(3);
  const buyer = await world.signUp();
  const { certificates } = await world.adopt(buyer, [kept, dead]);
  const lost = async ({ certificateNumber }: { certificateNumber: string }) => {
    const answer = await world.app.inject(`/api/v1/certificates/number/${certificateNumber}`);
    const { trees } = answer.json().data;
    return trees.map((one: { lost?: unknown }) => one.lost);
  };
  expect(await lost(certificates[0])).toEqual([undefined, undefined]);

  await clock.advance(350 * day);
  await world.renew(buyer, [dead]);
  await clock.advance(100 * day);
  const foundAt = clock.now();
  await recordSurveys(
    world.db,
    [
      {
        treeId: dead,
        surveyedAt: foundAt,
        surveyor: 'Udin',
        height: 8,
        circumference: 40,
        condition: 'dead',
        phenology: 'none',
        notes: null,
        cause: 'drought',
      },
    ],
    foundAt,
  );
  const death = { foundAt: foundAt.toISOString(), promised: false, afterFirstYear: true };
  expect(await lost(certificates[0])).toEqual([undefined, death]);

  await clock.advance(300 * day);
  await world.db.update(tree).set({ replacesTreeId: dead }).where(eq(tree.id, next));
  expect(await lost(certificates[0])).toEqual([
    undefined,
    { ...death, successor: expect.objectContaining({ id: next }) },
  ]);
});
