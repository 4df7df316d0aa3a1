import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { survey, tree } from '../../database/schema/index.ts';
import { type ForestWorld, openForest } from '../../testing/forest-world.ts';
import { replantBy } from './death.repository.ts';

let world: ForestWorld;
beforeAll(async () => {
  world = await openForest();
});
afterAll(() => world.close());

it('reads until when a tree is replanted of the death that its latest surveys agree on', async () => {
  const { id } = await world.plant({ surveyedAt: new Date('2025-01-01T03:00:00Z') });
  const [first] = await world.db.select().from(survey).where(eq(survey.treeId, id));
  if (!first) throw new Error('A tree is planted with a survey');
  const found = async (day: string, changes: Partial<typeof survey.$inferInsert>) => {
    const { id: _, ...row } = first;
    await world.db.insert(survey).values({ ...row, surveyedAt: new Date(`${day}T03:00:00Z`), ...changes });
    const [read] = await world.db
      .select({ by: replantBy(world.db) })
      .from(tree)
      .where(eq(tree.id, id));
    return read?.by;
  };
  expect(await found('2025-02-01', { condition: 'dead', replantBy: '2025-11-30' })).toBe('2025-11-30');
  expect(await found('2025-03-01', { condition: 'dead' })).toBe('2025-11-30');
  expect(await found('2025-04-01', { condition: 'healthy' })).toBeNull();
  expect(await found('2025-05-01', { condition: 'dead' })).toBeNull();
  expect(await found('2025-06-01', { condition: 'dead', replantBy: '2026-11-30' })).toBe('2026-11-30');
});
