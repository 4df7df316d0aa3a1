import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { survey, tree, treeTally } from '../../database/schema/index.ts';
import { type ForestWorld, openForest } from '../../testing/forest-world.ts';
import { type Choice, createTallyRepository, totalOf } from './tally.repository.ts';

let world: ForestWorld;
beforeAll(async () => {
  world = await openForest();
});
afterAll(() => world.close());

async function totalFor(choice: Choice): Promise<unknown> {
  const { rows } = await world.db.execute(sql`select ${totalOf(choice)} as total`);
  return rows[0]?.total;
}

/** Counts by the tally against counts of the trees themselves. */
async function expectAgreement() {
  const tally = createTallyRepository(world.db);
  expect(await tally.count({})).toBe(await world.db.$count(tree));
  expect(await totalFor({})).toBe(await world.db.$count(tree));
  for (const status of ['ready_to_adopt', 'adopted', 'inactive'] as const) {
    expect(await tally.count({ statuses: [status] }), status).toBe(
      await world.db.$count(tree, eq(tree.status, status)),
    );
    expect(await totalFor({ status: sql`${status}`, species: sql`${world.ids.ulin}` }), status).toBe(
      await world.db.$count(tree, and(eq(tree.status, status), eq(tree.speciesId, world.ids.ulin))),
    );
  }
  expect(await tally.count({ species: [world.ids.ulin], statuses: ['adopted', 'active'] })).toBe(
    await world.db.$count(tree, eq(tree.speciesId, world.ids.ulin)),
  );
}

it('follows planting, adopting, moving and removing', async () => {
  const trees = [];
  for (let count = 0; count < 6; count++) trees.push(await world.plant());
  await expectAgreement();
  const ids = trees.map(({ id }) => id);
  await world.db
    .update(tree)
    .set({ status: 'adopted' })
    .where(inArray(tree.id, ids.slice(0, 3)));
  await expectAgreement();
  await world.db
    .update(tree)
    .set({ speciesId: world.ids.ulin, status: 'active', landType: 'lowland' })
    .where(inArray(tree.id, ids.slice(2, 4)));
  await expectAgreement();
  await world.db.delete(survey).where(inArray(survey.treeId, ids.slice(4)));
  await world.db.delete(tree).where(inArray(tree.id, ids.slice(4)));
  await expectAgreement();
  await world.services.forest.tidy();
  await expectAgreement();
});

it('says the same after folding, in fewer rows, also beside changes', async () => {
  const { id } = await world.plant();
  for (let round = 0; round < 20; round++) {
    const status = round % 2 ? 'ready_to_adopt' : 'adopted';
    await world.db.update(tree).set({ status }).where(eq(tree.id, id));
  }
  const before = await world.db.$count(treeTally);
  await Promise.all([
    world.services.forest.tidy(),
    world.services.forest.tidy(),
    world.db.update(tree).set({ status: 'inactive' }).where(eq(tree.id, id)),
    world.plant(),
  ]);
  await expectAgreement();
  expect(await world.db.$count(treeTally)).toBeLessThan(before);
});

it('writes nothing for a change that moves no tree', async () => {
  const before = await world.db.$count(treeTally);
  await world.db.update(tree).set({ height: 3 });
  expect(await world.db.$count(treeTally)).toBe(before);
});
