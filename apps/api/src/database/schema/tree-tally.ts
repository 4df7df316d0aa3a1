import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import type { LandType } from './forest.ts';
import type { TreeStatus } from './tree-status.ts';

/** PostgreSQL's 64-bit transaction id, as text. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * How many trees there are of each kind, as changes to be summed: written by triggers (migration `tree_tally`) in the
 * transaction that changes the trees, folded together by a job. So an exact total never counts trees, and two
 * checkouts never wait for one counter.
 */
export const treeTally = pgTable(
  'tree_tally',
  {
    id: id(),
    communityId: integer('kelompok_komunitas_id').notNull(),
    speciesId: integer().notNull(),
    landType: text().$type<LandType>().notNull(),
    status: text().$type<TreeStatus>().notNull(),
    change: integer().notNull(),
    /** The one row of its kind that changes are folded into; those are in the totals below too. */
    folded: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('tree_tally_folded_key')
      .on(table.communityId, table.speciesId, table.landType, table.status)
      .where(sql`${table.folded}`),
    // The changes of the last minute: the rest of a total.
    index('tree_tally_unfolded_idx').on(table.id).where(sql`not ${table.folded}`),
  ],
);

/**
 * The folded changes, summed by every choice of the four: null stands for any. So the total of a list is one row of
 * these and the changes that are not folded yet, however many kinds of trees there are.
 */
export const treeTotal = pgTable(
  'tree_total',
  {
    communityId: integer('kelompok_komunitas_id'),
    speciesId: integer(),
    landType: text().$type<LandType>(),
    status: text().$type<TreeStatus>(),
    trees: integer().notNull(),
  },
  (table) => [
    unique('tree_total_key')
      .on(table.status, table.communityId, table.speciesId, table.landType)
      .nullsNotDistinct(),
  ],
);

/**
 * Where trees changed what the map shows of them, written by triggers (migration `tree_changes`) and read by every
 * replica's map. The map reads the place anew, so a row read twice does no harm; rows are kept for some minutes.
 */
export const treeChange = pgTable(
  'tree_change',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** The transaction that wrote it: a reader asks for those it could not see before, whatever the order of commits. */
    transaction: xid8().notNull(),
    /** Real time, only to forget old rows by. */
    writtenAt: moment().notNull(),
  },
  (table) => [index('tree_change_transaction_idx').on(table.transaction)],
);
