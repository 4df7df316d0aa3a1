import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ForestWorld, openForest } from '../../testing/forest-world.ts';
import { listLastAlive } from './last-alive.repository.ts';

let world: ForestWorld;
beforeAll(async () => {
  world = await openForest();
});
afterAll(() => world.close());

it('names the day of the last survey that found a tree alive, in WIB, or else of its planting', async () => {
  const late = new Date('2025-05-01T18:00:00Z');
  const [alive, dead] = [
    await world.plant({ surveyedAt: late }),
    await world.plant({ surveyedAt: late, condition: 'dead' }),
  ];
  expect(await listLastAlive(world.db, [alive.id, dead.id])).toEqual(
    new Map([
      [alive.id, '2025-05-02'],
      [dead.id, '2024-03-12'],
    ]),
  );
});
