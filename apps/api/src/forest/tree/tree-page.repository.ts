import { and, asc, desc, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { tree } from '../../database/schema/index.ts';
import type { Cursor } from '../../http/cursor.ts';
import { totalOf } from '../tally/index.ts';
import type { TreeSort } from './tree.schemas.ts';
import { treeColumns } from './tree-columns.ts';
import { commonColumns, commonCriteria, type TreeCriteria, treeConditions } from './tree-criteria.ts';

const sortColumns = {
  id: tree.id,
  code: tree.code,
  treeName: tree.treeName,
  surveyedAt: tree.surveyedAt,
  height: tree.height,
  circumference: tree.circumference,
  diameter: tree.circumference,
  carbonAbsorption: tree.carbonAbsorption,
} as const;

export type TreePage = TreeCriteria & {
  sort: { by: TreeSort; order: 'asc' | 'desc' };
  limit: number;
  /** Where the page before ended, or how many rows to skip. */
  after: Cursor | number;
  /** Whose wishtree the trees are looked up in. */
  reader: number | undefined;
};

/** What changes from one page to the next: the values themselves, or placeholders in a statement that is kept. */
type Values = Record<'limit' | 'skipped' | 'id', number | Placeholder> & {
  value: string | number | Placeholder;
  reader: number | Placeholder | undefined;
};

type Shape = {
  sort: TreePage['sort'];
  from: 'start' | 'cursor' | 'offset';
  /** The next power of ten from the limit on. */
  most: number;
  criteria: readonly SQL[];
  total: SQL<number | null>;
};

function pageStatement(db: Db, { sort, from, most, criteria, total }: Shape, values: Values) {
  const column = sortColumns[sort.by];
  const direction = sort.order === 'asc' ? asc : desc;
  const order = [direction(column), direction(tree.id)];
  const isAfter = sort.order === 'asc' ? sql`>` : sql`<`;
  // Skipped rows are counted off in an index; only those of the page are read.
  const places = db
    .select({ id: tree.id })
    .from(tree)
    .where(and(...criteria))
    .orderBy(...order)
    .limit(most)
    .offset(values.skipped);
  const conditions = {
    start: criteria,
    cursor: [...criteria, sql`(${column}, ${tree.id}) ${isAfter} (${values.value}, ${values.id})`],
    offset: [inArray(tree.id, places)],
  }[from];
  // A limit that is only known later is planned for as a tenth of the rows. Where that is more than are asked for, a
  // plan made once looks dearer than one for each call, and PostgreSQL plans each call anew, which takes longer than
  // to run it. Of the power of ten within, a tenth is never more.
  const page = db
    .select({ ...treeColumns(db, values.reader), total: total.as('total') })
    .from(tree)
    .where(and(...conditions))
    .orderBy(...order)
    .limit(most)
    .as('page');
  const sorted = page[sort.by === 'diameter' ? 'circumference' : sort.by];
  return db.select().from(page).orderBy(direction(sorted), direction(page.id)).limit(values.limit);
}

const placeholders = {
  limit: sql.placeholder('limit'),
  skipped: sql.placeholder('skipped'),
  value: sql.placeholder('value'),
  id: sql.placeholder('id'),
};

/**
 * Pages of trees. By the most common criteria they come with how many trees there are in all, by statements that are
 * written once here and planned once in each connection, which would else take longer than to run them.
 */
export function createTreePages(db: Db) {
  const prepare = (
    name: string,
    shape: Omit<Shape, 'criteria' | 'total'>,
    filters: readonly (keyof typeof commonColumns)[],
    signedIn: boolean,
  ) => {
    const criteria = filters.map((filter) => eq(commonColumns[filter], sql.placeholder(filter)));
    const choice = Object.fromEntries(filters.map((filter) => [filter, sql.placeholder(filter)]));
    const reader = signedIn ? sql.placeholder('reader') : undefined;
    const total = totalOf(db, choice);
    return pageStatement(db, { ...shape, criteria, total }, { ...placeholders, reader }).prepare(name);
  };
  const prepared = new Map<string, ReturnType<typeof prepare>>();

  /** The rows, each with the total where it came along. */
  return async ({ sort, limit, after, reader, ...criteria }: TreePage) => {
    const place = typeof after === 'object' ? { ...after, skipped: 0 } : { value: 0, id: 0, skipped: after };
    const shape = {
      sort,
      from: typeof after === 'object' ? 'cursor' : after === 0 ? 'start' : 'offset',
      most: 10 ** Math.ceil(Math.log10(limit)),
    } as const;
    const common = commonCriteria(criteria);
    if (!common) {
      const written = { ...shape, criteria: treeConditions(criteria), total: sql<null>`null` };
      return pageStatement(db, written, { ...place, limit, reader });
    }
    const filters = Object.keys(commonColumns).filter((name) => name in common) as (keyof typeof common)[];
    const signedIn = reader !== undefined;
    const name = `trees ${[sort.by, sort.order, shape.from, shape.most, signedIn, ...filters].join(' ')}`;
    const statement = prepared.get(name) ?? prepare(name, shape, filters, signedIn);
    prepared.set(name, statement);
    return statement.execute({ ...place, ...common, limit, reader });
  };
}
