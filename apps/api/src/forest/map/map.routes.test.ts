import { setTimeout as wait } from 'node:timers/promises';
import { VectorTile } from '@mapbox/vector-tile';
import { eq } from 'drizzle-orm';
import { PbfReader } from 'pbf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tree, treeChange } from '../../database/schema/index.ts';
import { type ForestWorld, openForest } from '../../testing/forest-world.ts';

let world: ForestWorld;
beforeAll(async () => {
  world = await openForest();
});
afterAll(() => world.close());

async function tile(path: string) {
  const answer = await world.app.inject(`/api/v1/map/trees/${path}`);
  const layers = answer.statusCode === 200 ? new VectorTile(new PbfReader(answer.rawPayload)).layers : {};
  const read = (name: string) =>
    Array.from({ length: layers[name]?.length ?? 0 }, (_, index) => {
      const feature = layers[name]?.feature(index);
      return { id: feature?.id, ...feature?.properties };
    });
  return { answer, clusters: read('clusters'), trees: read('trees') };
}
/** Waits for a change to be heard, a second at the most. */
async function soon(expected: Record<string, number | string>) {
  for (let tries = 0; tries < 20; tries++) {
    const { clusters } = await tile('8/207/129');
    if (JSON.stringify(clusters) === JSON.stringify([{ id: undefined, ...expected }])) return;
    await wait(50);
  }
  expect((await tile('8/207/129')).clusters).toEqual([{ id: undefined, ...expected }]);
}

describe('GET /map/trees/{z}/{x}/{y}', () => {
  it('is an empty tile where nothing stands', async () => {
    const { answer } = await tile('8/207/129');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/vnd.mapbox-vector-tile');
    expect(answer.rawPayload).toHaveLength(0);
  });

  it('hears of planting, adopting and removing within a second', async () => {
    const one = await world.plant();
    await world.plant({ status: 'adopted' });
    await soon({ total: 2, ready_to_adopt: 1, adopted: 1, ready_at: '111.750,-1.850' });
    await world.db.update(tree).set({ status: 'pending' }).where(eq(tree.id, one.id));
    await soon({ total: 2, pending: 1, adopted: 1 });
    await world.db.update(tree).set({ latitude: 10, longitude: 10 }).where(eq(tree.id, one.id));
    await soon({ total: 1, adopted: 1 });
    await world.db.update(tree).set({ latitude: -1.85, longitude: 111.75 }).where(eq(tree.id, one.id));
    await soon({ total: 2, pending: 1, adopted: 1 });
  });

  it('hears a change that was committed after a later one', async () => {
    const early = await world.plant();
    const late = await world.plant();
    await soon({ total: 4, ready_to_adopt: 2, pending: 1, adopted: 1 });
    let committed = () => {};
    const held = new Promise<void>((resolve) => {
      committed = resolve;
    });
    const slow = world.db.transaction(async (tx) => {
      await tx.update(tree).set({ status: 'inactive' }).where(eq(tree.id, early.id));
      await held;
    });
    await world.db.update(tree).set({ status: 'active' }).where(eq(tree.id, late.id));
    await soon({
      total: 4,
      ready_to_adopt: 1,
      pending: 1,
      adopted: 1,
      active: 1,
      ready_at: '111.750,-1.850',
    });
    committed();
    await slow;
    await soon({ total: 4, pending: 1, adopted: 1, active: 1, inactive: 1 });
  });

  it('shows single trees close up, near their snapped places', async () => {
    const { id } = await world.plant({ latitude: -2.77, longitude: 111.84, speciesId: world.ids.ramin });
    const { x, y } = { x: Math.floor((111.84 / 360 + 0.5) * 2 ** 16), y: 33_272 };
    const { trees, clusters } = await tile(`16/${x}/${y}`);
    expect(clusters).toEqual([]);
    expect(trees).toMatchObject([{ id, status: 'ready_to_adopt', localTreeName: 'ramin' }]);
    expect(trees[0]).toHaveProperty('code');
  });

  it('shows the trees of one community or species alone, far off and close up', async () => {
    const { id } = await world.plant({ latitude: -2.77, longitude: 111.84, speciesId: world.ids.ulin });
    const { clusters } = await tile(`8/207/129?species=${world.ids.ulin}&group=${world.ids.hulu}`);
    expect(clusters).toMatchObject([{ total: 1 }]);
    const x = Math.floor((111.84 / 360 + 0.5) * 2 ** 16);
    await world.plant({ latitude: -2.78, longitude: 111.84, speciesId: world.ids.ulin, status: 'adopted' });
    const { clusters: both } = await tile(`8/207/129?species=${world.ids.ulin}`);
    expect(both).toMatchObject([{ total: 2, ready_at: '111.840,-2.770' }]);
    const close = await tile(`16/${x}/33272?species=${world.ids.ulin}`);
    expect(close.trees.map((each) => each.id)).toEqual([id]);
    expect((await tile('8/207/129?group=2147483647')).clusters).toEqual([]);
    expect((await tile('8/207/129?group=x')).answer.statusCode).toBe(400);
  });

  it('forgets changes that everybody has read', async () => {
    await world.db.update(treeChange).set({ writtenAt: new Date(Date.now() - 3_600_000) });
    await world.plant();
    await world.services.forest.tidy();
    expect(await world.db.$count(treeChange)).toBe(1);
  });

  it.each([
    ['21/0/0', 'z'],
    ['x/0/0', 'z'],
    ['8/256/0', 'x'],
    ['8/0/256', 'y'],
    ['8/-1/0', 'x'],
  ])('refuses %s and names %s', async (path, name) => {
    const { answer } = await tile(path);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'request.invalid_parameter', errors: [{ path: name }] });
  });
});
