import { sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { kelompokKomunitas, species, tree } from '../../database/schema/index.ts';
import { statement } from '../../database/statement.ts';
import type { TreeCard } from './tree-card.schemas.ts';

const group = kelompokKomunitas;
/** The cards of the trees in the placeholder `ids`. */
export const treeCards = sql`select ${tree.id}, ${tree.code}, ${tree.treeName} as "treeName",
      ${species.localName} as "localTreeName", ${species.latinName} as "latinName",
      ${tree.status}, ${tree.landType} as "landType", ${tree.height}, ${tree.circumference},
      json_build_object('id', ${group.id}, 'name', ${group.name}, 'slug', ${group.slug},
        'illustrative', ${group.illustrative}) as "kelompokKomunitas"
    from ${tree} join ${species} on ${species.id} = ${tree.speciesId}
    join ${group} on ${group.id} = ${tree.kelompokKomunitasId}
    where ${tree.id} = any(${sql.placeholder('ids')}::int[])`;
const find = statement<TreeCard, { ids: readonly number[] }>(() => treeCards);

/** The cards of some trees, by id; unknown ids are simply not there. */
export async function findTreeCards(db: Db, ids: readonly number[]): Promise<Map<number, TreeCard>> {
  if (!ids.length) return new Map();
  const rows = await find(db, { ids });
  return new Map(rows.map((row) => [row.id, row]));
}

/** The names of the communities that some trees are of, each once. */
export async function findGroupNames(db: Db, ids: readonly number[]): Promise<string[]> {
  const cards = await findTreeCards(db, ids);
  return [...new Set(ids.flatMap((id) => cards.get(id)?.kelompokKomunitas.name ?? []))];
}

/** The card of a tree that a foreign key says exists. */
export function cardOf(cards: ReadonlyMap<number, TreeCard>, treeId: number): TreeCard {
  const card = cards.get(treeId);
  if (!card) throw new Error(`Tree ${treeId} has no species or community`);
  return card;
}
