import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Child } from '../measure/child.ts';
import { timed } from './latency.ts';
import { tileAt } from './tiles.ts';

const patience = 10_000;

/** Changes a tree and waits until its tile at zoom 14 is another one. @returns ms from the commit on */
export async function untilShown(client: Client, { origin }: Child): Promise<number> {
  const { rows } = await client.query<{ id: number; longitude: number; latitude: number }>(
    `select id, longitude, latitude from tree tablesample bernoulli (0.1) where status = 'ready_to_adopt' limit 1`,
  );
  const [tree] = rows;
  if (!tree) throw new Error('No tree was drawn');
  const { z, x, y } = tileAt(14, tree);
  const tile = () => timed(`${origin}/api/v1/map/trees/${z}/${x}/${y}`);
  const before = (await tile()).body;
  await client.query(`update tree set status = 'active' where id = $1`, [tree.id]);
  const changed = performance.now();
  while (performance.now() - changed < patience) {
    if (!(await tile()).body.equals(before)) {
      const shown = performance.now() - changed;
      await client.query(`update tree set status = 'ready_to_adopt' where id = $1`, [tree.id]);
      return shown;
    }
    await wait(5);
  }
  throw new Error(`Tree ${tree.id} changed and its tile did not`);
}
