import { and, arrayOverlaps, asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { likenessTo, placeIn } from '../../database/likeness.ts';
import { type LandType, species, treeTally } from '../../database/schema/index.ts';
import { containing, type FilterValue, matchingEach } from '../../http/list/index.ts';
import { bestMatches } from './name-match.rules.ts';
import type { SpeciesQuery } from './species.schemas.ts';

export function createSpeciesRepository(db: Db) {
  const names = sql`lower(${species.localName} || ' ' || coalesce(${species.otherNames}, '') || ' ' || ${species.latinName})`;
  // In a select from one table Drizzle leaves table names out, so the inner query writes its own.
  const tallied = (condition: SQL) =>
    sql<number>`coalesce((select sum(tally.change) from ${treeTally} as tally
      where tally.species_id = species.id and ${condition}), 0)::int`;
  const alive = tallied(sql`tally.status <> 'inactive'`);
  const ready = tallied(sql`tally.status = 'ready_to_adopt'`);

  async function namesLike(text: string) {
    const term = text.toLowerCase();
    return db
      .select({
        id: species.id,
        contains: sql<boolean>`${names} like ${containing(term)}`,
        similarity: likenessTo(term, names),
      })
      .from(species);
  }

  const repository = {
    /** Ids of the species that a text names, wholly or with a slip of the pen. */
    async named(text: string): Promise<{ ids: number[]; exact: boolean }> {
      return bestMatches(await namesLike(text));
    },

    async page({ filters, search, sort, isSorted, limit, offset }: SpeciesQuery) {
      const found = search ? await repository.named(search) : undefined;
      const conditions: SQL[] = [
        ...matchingEach(filters, { family: species.family, landType: landTypeConditions }),
        ...(found ? [inArray(species.id, found.ids)] : []),
      ];
      const columns = { localName: species.localName, latinName: species.latinName, treeCount: alive };
      const direction = sort.order === 'asc' ? asc : desc;
      const rows = await db
        .select({ row: species, treeCount: alive, readyToAdopt: ready })
        .from(species)
        .where(and(...conditions))
        .orderBy(
          ...(found && !found.exact && !isSorted ? [placeIn(found.ids, species.id)] : []),
          direction(columns[sort.by]),
          asc(species.id),
        )
        .limit(limit)
        .offset(offset);
      return { rows, total: await db.$count(species, and(...conditions)) };
    },
  };
  return repository;
}
export type SpeciesRepository = ReturnType<typeof createSpeciesRepository>;

function landTypeConditions(condition: FilterValue): SQL[] {
  const wanted = condition.in ?? (condition.equals === undefined ? undefined : [condition.equals]);
  return wanted ? [arrayOverlaps(species.landTypes, wanted as LandType[])] : [];
}
