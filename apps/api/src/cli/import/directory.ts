import type { Db } from '../../database/client.ts';
import { community, species } from '../../database/schema/index.ts';
import { seedSpecies } from '../../seed/species.ts';
import type { Reference } from './importer.ts';

export type KnownSpecies = { id: number | undefined; localName: string };

/**
 * Species by Latin name and by any local name that only one of them has, in lower case. Those of the flora the
 * product comes with are known from the start; with `store` they are kept in the database as well.
 */
export async function findSpecies(db: Db, missing: 'read' | 'store'): Promise<Map<string, KnownSpecies>> {
  const stored = await db.select().from(species);
  const absent = seedSpecies.filter(({ latinName }) => !stored.some((row) => row.latinName === latinName));
  if (missing === 'store' && absent.length) {
    await db.insert(species).values(absent).onConflictDoNothing();
    return findSpecies(db, 'read');
  }
  const rows = [...stored, ...absent.map((row) => ({ ...row, id: undefined }))];
  const byLocal = new Map<string, KnownSpecies | 'several'>();
  for (const { id, localName, otherNames } of rows) {
    for (const name of [localName, ...(otherNames?.split(',') ?? [])].map((one) =>
      one.trim().toLowerCase(),
    )) {
      if (name !== '') byLocal.set(name, byLocal.has(name) ? 'several' : { id, localName });
    }
  }
  const unambiguous = [...byLocal].flatMap(([name, one]): [string, KnownSpecies][] =>
    one === 'several' ? [] : [[name, one]],
  );
  const latin = rows.map(({ id, localName, latinName }): [string, KnownSpecies] => [
    latinName.toLowerCase(),
    { id, localName },
  ]);
  return new Map([...unambiguous, ...latin]);
}

/** Ids of communities by name and by slug, in lower case. */
export async function findCommunities(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: community.id, name: community.name, slug: community.slug })
    .from(community);
  return new Map(
    rows.flatMap(
      ({ id, name, slug }) =>
        [
          [slug, id],
          [name.toLowerCase(), id],
        ] as const,
    ),
  );
}

export const speciesOnRecord: Reference = {
  why: 'unknown_species',
  async find(db) {
    const species = await findSpecies(db, 'read');
    return (name) => species.has(name.toLowerCase());
  },
};

export const communityOnRecord: Reference = {
  why: 'unknown_group',
  async find(db) {
    const communities = await findCommunities(db);
    return (name) => communities.has(name.toLowerCase());
  },
};
