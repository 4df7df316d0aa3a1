import type { Clock } from '../../clock/clock.ts';
import { wibDate } from '../../clock/wib.ts';
import { list } from '../../http/envelope.ts';
import { decodeCursor, encodeCursor } from '../../http/list/index.ts';
import { Problem } from '../../http/problem.ts';
import type { SpeciesRepository } from '../species/index.ts';
import type { TallyRepository } from '../tally/index.ts';
import { landTypes, treeStatuses } from '../vocabulary/index.ts';
import type { TreeRepository } from './tree.repository.ts';
import type { Tree, TreeCounts, TreeQuery, TreeRelation } from './tree.schemas.ts';
import { looksLikeCode, type TreeCriteria, type TreeSearch, tallyCriteria } from './tree-criteria.rules.ts';
import type { Reader, TreeDescriber } from './tree-describer.ts';
import { sortValue } from './tree-page.repository.ts';
import { fraction, takeTurns } from './turns.rules.ts';

type Dependencies = {
  clock: Clock;
  trees: TreeRepository;
  species: SpeciesRepository;
  tally: TallyRepository;
  describer: TreeDescriber;
};

export type TreeService = ReturnType<typeof createTreeService>;

export function createTreeService({ clock, trees, species, tally, describer }: Dependencies) {
  const total = async (criteria: TreeCriteria): Promise<number> => {
    const cheap = tallyCriteria(criteria);
    return cheap ? tally.count(cheap) : trees.count(criteria);
  };

  /** A code is looked for as it stands; a name among the species first, then among trees' own names. */
  async function understand(search: string | undefined): Promise<TreeSearch | undefined> {
    if (search === undefined) return undefined;
    const text = { text: search };
    if (looksLikeCode(search)) return text;
    const { ids, exact } = await species.named(search);
    if (exact) return { species: ids, exact };
    if (!ids.length || (await trees.exists({ filters: {}, search: text }))) return text;
    return { species: ids, exact };
  }

  return {
    async page(query: TreeQuery, reader: Reader) {
      const { limit, filters, cursor } = query;
      const search = await understand(query.search);
      const criteria = { filters, search };
      const likely =
        search && 'species' in search && !search.exact && !query.isSorted ? search.species : undefined;
      const sort = likely ? ({ by: 'likeness', order: 'asc' } as const) : query.sort;
      const after = cursor === undefined ? query.offset : decodeCursor(cursor, sort);
      const { rows, ...found } = await trees.page({ ...criteria, sort, limit: limit + 1, after, reader });
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return list(await describer.describe(shown, query.with, reader), {
        page: cursor === undefined ? query.page : 0,
        limit,
        total: found.total ?? (await total(criteria)),
        ...(last
          ? {
              nextCursor: encodeCursor(sort, {
                value: sortValue(last.tree, sort.by, likely),
                id: last.tree.id,
              }),
            }
          : {}),
      });
    },

    /** A few trees ready to adopt: every community gets its turn, and the choice changes with the day (WIB). */
    async sample(
      count: number,
      relations: ReadonlySet<TreeRelation>,
      reader: Reader,
      exceptWishtreeOf?: number,
    ) {
      const today = wibDate(clock.now());
      const ready = await tally.byCommunity('ready_to_adopt');
      const communityIds = [...ready.keys()].sort((one, other) => one - other);
      const offers = await Promise.all(
        communityIds.map((communityId) =>
          trees.readyFrom(communityId, {
            fraction: fraction(`${today} ${communityId}`),
            limit: count,
            reader,
            exceptWishtreeOf,
          }),
        ),
      );
      const rows = takeTurns(offers, count, Math.floor(fraction(today) * communityIds.length));
      return describer.describe(rows, relations, reader);
    },

    /** @throws Problem request.tree_not_found */
    async detail(id: number, relations: ReadonlySet<TreeRelation>, reader: Reader): Promise<Tree> {
      const row = await trees.byId(id, reader);
      const [tree] = row ? await describer.describe([row], relations, reader) : [];
      if (!tree) throw new Problem('request.tree_not_found');
      return tree;
    },

    /** @throws Problem request.tree_not_found */
    async similar(id: number, limit: number, relations: ReadonlySet<TreeRelation>, reader: Reader) {
      const row = await trees.byId(id, reader);
      if (!row) throw new Problem('request.tree_not_found');
      return describer.describe(await trees.similarTo(row.tree, limit, reader), relations, reader);
    },

    /** How many there are of each kind, of those that a search and filters leave. */
    async counts({ filters, search }: Pick<TreeQuery, 'filters' | 'search'>): Promise<TreeCounts> {
      const criteria = { filters, search: await understand(search) };
      const cheap = tallyCriteria(criteria);
      const rows = await (cheap ? tally.kinds(cheap) : trees.kinds(criteria));
      const sum = (test: (row: (typeof rows)[number]) => boolean) =>
        rows.reduce((trees, row) => trees + (test(row) ? row.trees : 0), 0);
      return {
        total: sum(() => true),
        byStatus: Object.fromEntries(
          treeStatuses.map((status) => [status, sum((row) => row.status === status)]),
        ),
        byLandType: landTypes.map((landType) => ({
          landType,
          total: sum((row) => row.landType === landType),
          readyToAdopt: sum((row) => row.landType === landType && row.status === 'ready_to_adopt'),
        })),
      };
    },
  };
}
