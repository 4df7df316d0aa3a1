import { setTimeout as wait } from 'node:timers/promises';
import { act, place, seePaid } from '../actors/order.ts';
import { at, type Scene } from '../actors/scene.ts';
import { cast, type Method, type Plan } from '../plan/plan.ts';
import { people, type Stage } from '../world/stage.ts';

type Cast = Pick<Scene, 'adopters' | 'trees' | 'terms' | 'methodIds'>;

/** A term of a year is in its last 30 days. */
const nearItsEnd = 340 * 24 * 3_600;

/** Who takes part, which trees are for sale, and some that are in term and may be renewed: those are bought first, in peace. */
export async function castOf(stage: Stage, { seed }: Plan): Promise<Cast> {
  const adopters = Array.from({ length: cast.adopters }, (_, index) => ((seed * 7 + index) % people) + 1);
  const { ids, methodIds } = await stage.ask(async (client) => {
    const free = await client.query<{ id: number }>(
      `select id from tree where status = 'ready_to_adopt' order by id limit $1`,
      [cast.trees + cast.renewable],
    );
    const methods = await client.query<{ code: Method; id: number }>('select code, id from payment_method');
    return {
      ids: free.rows.map(({ id }) => id),
      methodIds: Object.fromEntries(methods.rows.map(({ code, id }) => [code, id])) as Record<Method, number>,
    };
  });
  const trees = ids.slice(0, cast.trees);
  const renewable = ids.slice(cast.trees);
  const { replicas, outside, told } = stage;
  const peace: Scene = {
    replicas,
    outside,
    told,
    adopters,
    trees: renewable,
    terms: [],
    methodIds,
    made: [],
    unexpected: (what) => {
      throw new Error(what);
    },
    later: () => {},
    until: Date.now() + 30_000,
  };
  await Promise.all(renewable.map((_, number) => adopt(peace, number)));
  while (!(await stage.moveClock(nearItsEnd))) await wait(200);
  const terms = await stage.ask(async (client) => {
    const { rows } = await client.query<{ id: number; treeId: number; adopterId: number }>(
      `select distinct on (tree_id) id, tree_id as "treeId", adopter_id as "adopterId"
       from adoption where tree_id = any ($1) order by tree_id, ends_at desc`,
      [renewable],
    );
    return rows;
  });
  return { adopters, trees, terms, methodIds };
}

async function adopt(scene: Scene, number: number): Promise<void> {
  const order = await place(scene, {
    kind: 'pays',
    at: 0,
    buyer: number,
    trees: [number],
    method: 'bca_va',
    claimants: [],
  });
  if (!order) throw new Error(`Tree ${at(scene.trees, number)} could not be had`);
  await act(scene, order, 'settle');
  await seePaid(scene, order);
}
