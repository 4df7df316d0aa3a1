import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { survey, tree, treeByStatus } from '../../database/schema/index.ts';
import { type ForestWorld, openForest } from '../../testing/forest-world.ts';

let world: ForestWorld;
beforeAll(async () => {
  world = await openForest();
});
afterAll(() => world.close());

/** Every tree once, by what it is, and nothing else. */
async function expectAgreement() {
  const [places, trees] = await Promise.all([
    world.db.select().from(treeByStatus).orderBy(treeByStatus.treeId),
    world.db
      .select({ status: tree.status, surveyedAt: tree.surveyedAt, treeId: tree.id })
      .from(tree)
      .orderBy(tree.id),
  ]);
  expect(trees.length).toBeGreaterThan(0);
  expect(places).toEqual(trees);
}

it('follows planting, another status, another survey, both, and removing', async () => {
  const planted = [];
  for (let count = 0; count < 6; count++) planted.push(await world.plant());
  await expectAgreement();
  const ids = planted.map(({ id }) => id);
  const change = (of: number[], changes: Partial<typeof tree.$inferInsert>) =>
    world.db.update(tree).set(changes).where(inArray(tree.id, of));
  await change(ids.slice(0, 3), { status: 'pending' });
  await expectAgreement();
  await change(ids.slice(1, 4), { surveyedAt: new Date('2026-10-02T03:00:00Z') });
  await expectAgreement();
  await change(ids.slice(2), { status: 'inactive', surveyedAt: new Date('2026-10-03T03:00:00Z') });
  await expectAgreement();
  await world.db.delete(survey).where(inArray(survey.treeId, ids.slice(4)));
  await world.db.delete(tree).where(inArray(tree.id, ids.slice(4)));
  await expectAgreement();
});

it('is not written for what changes neither', async () => {
  const { id } = await world.plant();
  const version = () =>
    world.db
      .select({ version: sql<string>`xmin::text || ctid::text` })
      .from(treeByStatus)
      .where(eq(treeByStatus.treeId, id));
  const before = await version();
  await world.db.update(tree).set({ height: 3 }).where(eq(tree.id, id));
  expect(await version()).toEqual(before);
});

it('takes a new status into no index of the trees', async () => {
  const named = await world.db.execute(sql`select pg_get_indexdef(indexrelid) as index from pg_index
    where indrelid = ${'tree'}::regclass and pg_get_indexdef(indexrelid) like '%status%'`);
  expect(named.rows).toEqual([]);
});
