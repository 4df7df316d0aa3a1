import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Db } from '../../database/client.ts';
import { placeIn } from '../../database/likeness.ts';
import { builder, query } from '../../database/query.ts';
import { availabilityOf, tree, treeAvailability } from '../../database/schema/index.ts';
import type { Cursor } from '../../http/list/index.ts';
import { totalOf } from '../tally/index.ts';
import type { TreeSort } from './tree.schemas.ts';
import { namedColumns, readerOf, TreeColumns, treeColumns } from './tree-columns.repository.ts';
import { type CommonFilter, commonCriterion, type TreeCriteria } from './tree-criteria.rules.ts';
import { commonColumns, treeWhere } from './tree-where.repository.ts';

const sortColumns = {
  id: tree.id,
  code: tree.code,
  treeName: tree.treeName,
  surveyedAt: tree.surveyedAt,
  height: tree.height,
  circumference: tree.circumference,
  diameter: tree.circumference,
  carbonAbsorption: tree.carbonAbsorption,
  availability: treeAvailability(tree),
} as const;

export type TreePage = TreeCriteria & {
  /** By likeness only where several species are looked for, in their order. */
  sort: { by: TreeSort | 'likeness'; order: 'asc' | 'desc' };
  limit: number;
  /** Where the page before ended, or how many rows to skip. */
  after: Cursor | number;
  /** Whose wishtree the trees are looked up in. */
  reader: number | undefined;
};

/** What a tree has that a page is sorted by, for the cursor of the next one. */
export function sortValue(
  tree: TreeColumns,
  by: TreePage['sort']['by'],
  likely: readonly number[] = [],
): string | number {
  // Places in an array of PostgreSQL begin with 1.
  if (by === 'likeness') return likely.indexOf(tree.speciesId) + 1;
  if (by === 'availability') return availabilityOf(tree);
  const value = tree[by === 'diameter' ? 'circumference' : by];
  return value instanceof Date ? value.toISOString() : value;
}

/** One row more than a page has tells whether another follows. */
const mostPlanned = 101;
const types = { status: 'text', group: 'integer', species: 'integer', landType: 'text' } as const;

/**
 * The pages most asked for: the latest surveyed first, of all trees or by one criterion, from a place on, with how many
 * there are in all. A page has a hundred columns and more, which the query builder reads too slowly.
 */
function latestTrees(filter?: CommonFilter) {
  return query({
    name: `latest-trees${filter ? `-by-${filter}` : ''}`,
    given: {
      at: 'timestamptz',
      id: 'integer',
      limit: 'integer',
      reader: 'integer',
      only: filter ? types[filter] : 'text',
    },
    row: Type.Object({ ...TreeColumns.properties, total: Type.Integer() }),
    planned: true,
    text: (value) => {
      const place = sql`(${tree.surveyedAt}, ${tree.id}) < (${value('at')}, ${value('id')})`;
      const page = builder
        .select(namedColumns(value('reader')))
        .from(tree)
        .where(and(place, filter && eq(commonColumns[filter], value('only'))))
        .orderBy(desc(tree.surveyedAt), desc(tree.id));
      // A limit that is only known later is planned for as a tenth of the rows, which would make a plan for whatever
      // limit look dearer than a new one for each call; so there is another one within.
      return sql`select page.*, ${totalOf(filter && { [filter]: value('only') })} as total
        from (${page} limit ${sql.raw(String(mostPlanned))}) as page
        order by page."surveyedAt" desc, page.id desc limit ${value('limit')}`;
    },
  });
}

const latest = {
  all: latestTrees(),
  status: latestTrees('status'),
  group: latestTrees('group'),
  species: latestTrees('species'),
  landType: latestTrees('landType'),
};
/** Before every tree there is. */
const beginning = { value: 'infinity', id: 0 };

/** The trees of a page; in the common cases each with how many there are in all. */
export async function findPage(
  db: Db,
  { sort, limit, after, reader, ...criteria }: TreePage,
): Promise<(TreeColumns & { total?: number })[]> {
  const common = commonCriterion(criteria);
  const start = after === 0 ? beginning : after;
  if (
    common &&
    sort.by === 'surveyedAt' &&
    sort.order === 'desc' &&
    limit <= mostPlanned &&
    typeof start === 'object'
  ) {
    const { filter = 'all', value: only } = common;
    const at = String(start.value);
    return latest[filter](db, { at, id: start.id, limit, reader: reader ?? null, only });
  }
  const where = treeWhere(criteria);
  const { search } = criteria;
  const sought = search && 'species' in search ? search.species : [];
  const column = sort.by === 'likeness' ? placeIn(sought, tree.speciesId) : sortColumns[sort.by];
  const direction = sort.order === 'asc' ? asc : desc;
  const order = [direction(column), direction(tree.id)];
  const isAfter = sort.order === 'asc' ? sql`>` : sql`<`;
  // Skipped rows are counted off in an index; only those of the page are read.
  const place =
    typeof after === 'object'
      ? and(...where, sql`(${column}, ${tree.id}) ${isAfter} (${after.value}, ${after.id})`)
      : inArray(
          tree.id,
          db
            .select({ id: tree.id })
            .from(tree)
            .where(and(...where))
            .orderBy(...order)
            .limit(limit)
            .offset(after),
        );
  return db
    .select(treeColumns(readerOf(reader)))
    .from(tree)
    .where(place)
    .orderBy(...order)
    .limit(limit);
}
