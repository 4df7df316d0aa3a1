import type { Db } from '../database/client.ts';
import {
  community,
  communityActivity,
  communityPhoto,
  species,
  survey,
  tree,
} from '../database/schema/index.ts';
import { seedActivities, seedPhotos } from './activities.ts';
import type { Adoptable } from './adoptions.ts';
import { batches } from './batches.ts';
import { type SeedCommunity, seedCommunities } from './communities.ts';
import type { Random } from './random.ts';
import { seedSpecies } from './species.ts';
import { type SeedTree, seedTrees } from './trees.ts';

/** Writes species, communities, their trees and surveys; answers with the trees that may be adopted. */
export async function plantForest(tx: Db, now: Date, random: Random): Promise<Adoptable[]> {
  const speciesRows = await tx
    .insert(species)
    .values(seedSpecies)
    .returning({ id: species.id, latinName: species.latinName });
  const speciesIds = new Map(speciesRows.map(({ id, latinName }) => [latinName, id]));
  const adoptable: Adoptable[] = [];
  for (const seeded of seedCommunities) {
    const communityId = await writeCommunity(tx, seeded, now, random);
    const trees = seedTrees(seeded, now, random);
    adoptable.push(...(await writeTrees(tx, trees, communityId, speciesIds)));
  }
  return adoptable;
}

async function writeCommunity(tx: Db, seeded: SeedCommunity, now: Date, random: Random): Promise<number> {
  const { trees: _trees, grounds: _grounds, surveyors: _surveyors, gallery: _gallery, ...row } = seeded;
  const [made] = await tx.insert(community).values(row).returning({ id: community.id });
  if (!made) throw new Error(`${seeded.name} was not stored`);
  const communityId = made.id;
  await tx.insert(communityPhoto).values(seedPhotos(seeded).map((photo) => ({ ...photo, communityId })));
  await tx
    .insert(communityActivity)
    .values(seedActivities(seeded, now, random).map((activity) => ({ ...activity, communityId })));
  return communityId;
}

/** Trees that replace another are written after it, since they point at it. */
async function writeTrees(
  tx: Db,
  trees: readonly SeedTree[],
  communityId: number,
  speciesIds: ReadonlyMap<string, number>,
): Promise<Adoptable[]> {
  const ids = new Map<string, number>();
  const [originals, replacements] = [
    trees.filter(({ replaces }) => !replaces),
    trees.filter((one) => one.replaces),
  ];
  for (const generation of [originals, replacements]) {
    const rows = generation.map(({ species: kind, surveys: _surveys, replaces, ...row }) => ({
      ...row,
      communityId,
      treeName: kind.localName.charAt(0).toUpperCase() + kind.localName.slice(1),
      speciesId: speciesIds.get(kind.latinName) ?? 0,
      replacesTreeId: replaces ? ids.get(replaces.code) : undefined,
    }));
    for (const batch of batches(rows)) {
      const made = await tx.insert(tree).values(batch).returning({ id: tree.id, code: tree.code });
      for (const { id, code } of made) ids.set(code, id);
    }
  }
  const surveys = trees.flatMap(({ code, surveys: visits }) =>
    visits.map((visit) => ({ ...visit, treeId: ids.get(code) ?? 0 })),
  );
  for (const batch of batches(surveys)) await tx.insert(survey).values(batch);
  return trees
    .filter(({ status }) => status === 'ready_to_adopt')
    .map(({ code, createdAt }) => ({ id: ids.get(code) ?? 0, createdAt }));
}
