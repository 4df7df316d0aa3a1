import { and, asc, type Column, desc, eq, gt, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/client.ts';
import { tree, treeByStatus, wishtreeEntry } from '../../database/schema/index.ts';
import type { Statements } from '../../database/statements.ts';
import type { Cursor } from '../../http/cursor.ts';
import { dayAfter, totalOf } from '../tally/index.ts';
import type { CommunityRow, DirectoryRepository, SpeciesRow } from './directory.repository.ts';
import type { TreeSort } from './tree.schemas.ts';
import { type TreeColumns, treeColumns } from './tree-columns.ts';
import { type CommonFilter, commonCriteria, type TreeCriteria, treeConditions } from './tree-criteria.ts';

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

const filterColumns: Record<CommonFilter, SQL> = {
  status: sql`${tree.status}`,
  group: sql`${tree.kelompokKomunitasId}`,
  species: sql`${tree.speciesId}`,
  landType: sql`${tree.landType}`,
};

type Order = { by: TreeSort; order: 'asc' | 'desc' };

export type TreePage = TreeCriteria & {
  sort: Order;
  limit: number;
  /** Where the page before ended, or how many rows to skip. */
  after: Cursor | number;
  /** Whose wishtree the trees are looked up in. */
  reader: number | undefined;
};

export type SampleOf = {
  fraction: number;
  limit: number;
  reader: number | undefined;
  exceptWishtreeOf: number | undefined;
};

export type TreeRow = { tree: TreeColumns; species: SpeciesRow; community: CommunityRow };

export type TreeRepository = ReturnType<typeof createTreeRepository>;

export function createTreeRepository(db: Db, statements: Statements, directory: DirectoryRepository) {
  return {
    /** A page, and for the most common criteria how many trees there are in all, where it has any. */
    async page({ sort, limit, after, reader, ...criteria }: TreePage) {
      const keyset = typeof after === 'object';
      const common = commonCriteria(criteria);
      const place = keyset ? { ...after, skipped: 0 } : { value: 0, id: 0, skipped: after };
      const values = { limit, ...place, reader, ...common };
      const parts = {
        sort,
        from: keyset ? 'cursor' : after === 0 ? 'start' : 'offset',
        most: 10 ** Math.ceil(Math.log10(limit)),
      } as const;
      // Only these are counted by day of survey.
      const byDay = sort.by === 'surveyedAt' && common !== undefined && Object.keys(common).length < 2;
      const byStatus = byDay && common.status !== undefined;
      const value = (name: Part) => (common ? sql.placeholder(name) : values[name]);
      const write = () => {
        const names = common ? (Object.keys(common) as CommonFilter[]) : [];
        const columns = byStatus ? { ...filterColumns, status: sql`${treeByStatus.status}` } : filterColumns;
        const conditions = common
          ? names.map((name) => sql`${columns[name]} = ${sql.placeholder(name)}`)
          : treeConditions(criteria);
        const choice = Object.fromEntries(names.map((name) => [name, sql`${sql.placeholder(name)}`]));
        const total = common && totalOf(choice);
        const day = byDay ? dayAfter(choice, sql`${value('skipped')}::int`, sort.order) : undefined;
        const source = byStatus ? placesByStatus : { ...trees, column: sortColumns[sort.by] };
        return pageStatement({ ...parts, source }, conditions, { total, day }, reader !== undefined, value);
      };
      const key = `${sort.by} ${sort.order} ${parts.from} ${parts.most} ${reader === undefined} ${Object.keys(common ?? {})}`;
      const found = await (common
        ? statements.repeat<TreeColumns & { total: number }>(key, write, values)
        : statements.run<TreeColumns & { total?: number }>(write()));
      return { rows: await directory.of<TreeColumns>(found), total: found[0]?.total };
    },

    count: (criteria: TreeCriteria): Promise<number> => db.$count(tree, and(...treeConditions(criteria))),

    /** True when the text is part of some tree's code or own name. */
    async exists(criteria: TreeCriteria): Promise<boolean> {
      const found = await db
        .select({ id: tree.id })
        .from(tree)
        .where(and(...treeConditions(criteria)))
        .limit(1);
      return found.length > 0;
    },

    async byId(id: number, reader: number | undefined): Promise<TreeRow | undefined> {
      const write = () => {
        const columns = treeColumns(reader === undefined ? undefined : sql`${sql.placeholder('reader')}`);
        return sql`select ${columns} from ${tree} where ${tree.id} = ${sql.placeholder('id')}`;
      };
      const found = await statements.repeat<TreeColumns>(`tree ${reader === undefined}`, write, {
        id,
        reader,
      });
      return (await directory.of(found))[0];
    },

    /** Trees ready to adopt of one community, from `fraction` of its ids on and round again. */
    async readyFrom(
      group: number,
      { fraction, limit, reader, exceptWishtreeOf }: SampleOf,
    ): Promise<TreeRow[]> {
      const mine = db
        .select({ id: wishtreeEntry.treeId })
        .from(wishtreeEntry)
        .where(and(eq(wishtreeEntry.treeId, tree.id), eq(wishtreeEntry.adopterId, exceptWishtreeOf ?? 0)));
      const ready: SQL[] = [
        eq(tree.kelompokKomunitasId, group),
        eq(tree.status, 'ready_to_adopt'),
        ...(exceptWishtreeOf === undefined ? [] : [notExists(mine)]),
      ];
      const [range] = await db
        .select({ least: sql<number>`min(${tree.id})`, most: sql<number>`max(${tree.id})` })
        .from(tree)
        .where(eq(tree.kelompokKomunitasId, group));
      if (!range) return [];
      const pivot = Math.floor(range.least + fraction * (range.most - range.least + 1));
      const take = async (part: SQL, count: number) =>
        directory.of(
          await statements.run<TreeColumns>(sql`select ${treeColumns(reader)} from ${tree}
            where ${and(...ready, part)} order by ${tree.id} limit ${count}`),
        );
      const from = await take(gt(tree.id, pivot - 1), limit);
      return from.length < limit ? [...from, ...(await take(lt(tree.id, pivot), limit - from.length))] : from;
    },
  };
}

type Part = 'limit' | 'skipped' | 'value' | 'id' | 'reader';

/** Where the places of a list's rows are found, in its order. */
type Source = { table: PgTable; id: Column; column: Column };
const trees = { table: tree, id: tree.id };
const placesByStatus: Source = {
  table: treeByStatus,
  id: treeByStatus.treeId,
  column: treeByStatus.surveyedAt,
};

function pageStatement(
  {
    sort,
    from,
    most,
    source: { table, id, column },
  }: { sort: Order; from: 'start' | 'cursor' | 'offset'; most: number; source: Source },
  criteria: readonly SQL[],
  { total, day }: { total: SQL | undefined; day: SQL | undefined },
  signedIn: boolean,
  value: (part: Part) => unknown,
): SQL {
  const direction = sort.order === 'asc' ? asc : desc;
  const isAfter = sort.order === 'asc' ? sql`>` : sql`<`;
  const conditions = and(
    sql`true`,
    ...criteria,
    ...(from === 'cursor' ? [sql`(${column}, ${id}) ${isAfter} (${value('value')}, ${value('id')})`] : []),
  );
  const columns = sql`select ${treeColumns(signedIn ? sql`${value('reader')}` : undefined)}
    ${total ? sql`, ${total} as total` : sql``}`;
  // A limit that is only known later is planned for as a tenth of the rows. Where that is more than are asked for, a
  // plan made once looks dearer than one for each call, and PostgreSQL plans each call anew, which takes longer than
  // to run it. The limit within is the next power of ten: a tenth of that is never more.
  const within = sql`order by ${direction(column)}, ${direction(id)} limit ${sql.raw(String(most))}`;
  if (from !== 'offset' && table === tree) {
    const shown = sql.identifier(sort.by === 'diameter' ? 'circumference' : sort.by);
    return sql`select * from (${columns} from ${tree} where ${conditions} ${within}) as page
      order by ${direction(sql`page.${shown}`)}, ${direction(sql`page.id`)} limit ${value('limit')}`;
  }
  // Rows that are skipped are counted off in the index, where days are counted only those of one day; only those of
  // the page are read.
  const [start, offset] = day
    ? [
        sort.order === 'asc'
          ? sql`${column} >= (select day::timestamp at time zone 'UTC' from start)`
          : sql`${column} < (select (day + 1)::timestamp at time zone 'UTC' from start)`,
        sql`(select skip from start)`,
      ]
    : [sql`true`, sql`${value('skipped')}`];
  const skipping = from === 'offset' ? sql`and ${start} ${within} offset ${offset}` : within;
  const order = sql`order by ${direction(sql`place`)}, ${direction(sql`page.id`)}`;
  return sql`${from === 'offset' && day ? sql`with start as materialized (${day})` : sql``} ${columns} from (
      select ${id}, ${column} as place from ${table} where ${conditions} ${skipping}
    ) as page (id, place) join ${tree} on ${tree.id} = page.id ${order} limit ${value('limit')}`;
}
