import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** What can be adopted first, and then what soonest may be. */
export const treeStatuses = ['ready_to_adopt', 'pending', 'adopted', 'active', 'inactive'] as const;
export type TreeStatus = (typeof treeStatuses)[number];

/** More than milliseconds since the epoch ever are. */
const apart = 1e14;

/**
 * By status, and in each status the latest survey first, as one number: a cursor and an index hold it. Written without
 * parameters, so that the index is found.
 */
export function treeAvailability({ status, surveyedAt }: Record<'status' | 'surveyedAt', AnyColumn>): SQL {
  const places = treeStatuses.map((name, place) => `when '${name}' then ${place * apart}`).join(' ');
  // In a zone of its own the moment is the same wherever the question is asked, as an index wants it.
  return sql`(case ${status} ${sql.raw(places)} end - (extract(epoch from ${surveyedAt} at time zone 'UTC') * 1000)::bigint)`;
}

/** The same of a row. */
export const availabilityOf = ({ status, surveyedAt }: { status: TreeStatus; surveyedAt: Date }): number =>
  treeStatuses.indexOf(status) * apart - surveyedAt.getTime();
