import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { community, species, tree } from '../../database/schema/index.ts';
import type { TreeCard } from './tree-card.schemas.ts';

/** The cards of some trees, by id; unknown ids are simply not there. */
export async function findTreeCards(db: Db, ids: readonly number[]): Promise<Map<number, TreeCard>> {
  if (!ids.length) return new Map();
  const rows = await db
    .select({
      id: tree.id,
      code: tree.code,
      treeName: tree.treeName,
      localTreeName: species.localName,
      latinName: species.latinName,
      status: tree.status,
      landType: tree.landType,
      height: tree.height,
      circumference: tree.circumference,
      kelompokKomunitas: {
        id: community.id,
        name: community.name,
        slug: community.slug,
        illustrative: community.illustrative,
      },
    })
    .from(tree)
    .innerJoin(species, eq(species.id, tree.speciesId))
    .innerJoin(community, eq(community.id, tree.communityId))
    .where(inArray(tree.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The names of the communities that some trees are of, each once. */
export async function findCommunityNames(db: Db, ids: readonly number[]): Promise<string[]> {
  const cards = await findTreeCards(db, ids);
  return [...new Set(ids.flatMap((id) => cards.get(id)?.kelompokKomunitas.name ?? []))];
}

/** The card of a tree that a foreign key says exists. */
export function cardOf(cards: ReadonlyMap<number, TreeCard>, treeId: number): TreeCard {
  const card = cards.get(treeId);
  if (!card) throw new Error(`Tree ${treeId} has no species or community`);
  return card;
}
