import type { PlannedWish } from '../plan/plan.ts';
import { call } from './call.ts';
import { at, type Scene } from './scene.ts';

/** Puts trees in the wishtree, takes them out and puts the first back. */
export async function wish(scene: Scene, { adopter, trees }: PlannedWish): Promise<void> {
  const adopterId = at(scene.adopters, adopter);
  const treeIds = trees.map((tree) => at(scene.trees, tree));
  for (const treeId of treeIds) await add(scene, adopterId, treeId);
  for (const treeId of treeIds) await remove(scene, adopterId, treeId);
  await add(scene, adopterId, at(treeIds, 0));
}

async function add(scene: Scene, adopterId: number, treeId: number): Promise<void> {
  const answer = await call(scene, adopterId, { method: 'POST', path: '/wishtree/me', body: { treeId } });
  const kept = answer?.status === 201 || answer?.code === 'wishtree.already_added';
  if (kept) scene.told.wish({ adopterId, treeId, kept: true });
}

async function remove(scene: Scene, adopterId: number, treeId: number): Promise<void> {
  const path = '/wishtree/me/multiple';
  const answer = await call(scene, adopterId, { method: 'DELETE', path, body: { treeIds: [treeId] } });
  const gone = answer?.status === 200 || answer?.code === 'wishtree.not_found';
  if (gone) scene.told.wish({ adopterId, treeId, kept: false });
}
