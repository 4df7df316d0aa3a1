import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { idempotencyKey } from '../database/schema/index.ts';
import { insertion, rowStatement, statement } from '../database/statement.ts';
import { Problem } from '../http/problem.ts';

/** What makes two requests the same one: who asked, for what, under which key, with which body. */
export type Replay = { scope: string; route: string; key: string; bodyHash: string };

/** A body's hash without what differs from try to try. */
export const hashBody = (body: object): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('hex');

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!value || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, entry]) => [name, sorted(entry)]));
};

const isKey = sql`${idempotencyKey.scope} = ${sql.placeholder('scope')}
  and ${idempotencyKey.route} = ${sql.placeholder('route')} and ${idempotencyKey.key} = ${sql.placeholder('key')}`;

const find = rowStatement<typeof idempotencyKey, Replay>(
  idempotencyKey,
  (columns) => sql`select ${columns} from ${idempotencyKey} where ${isKey}`,
);
const take = insertion(idempotencyKey, { onConflict: sql`do nothing` });
const remember = statement<never, Replay & { transactionId: number }>(
  () => sql`update ${idempotencyKey} set transaction_id = ${sql.placeholder('transactionId')} where ${isKey}`,
);

/** The transaction an earlier request under this key made. @throws request.idempotency_conflict for another body */
export async function findReplayed(db: Db, replay: Replay): Promise<number | undefined> {
  const [row] = await find(db, replay);
  if (row && row.bodyHash !== replay.bodyHash) throw new Problem('request.idempotency_conflict');
  return row?.transactionId ?? undefined;
}

/**
 * Takes the key for this database transaction; a request with the same key waits here until the first one
 * ends. False when another has taken it for good.
 */
export async function takeKey(tx: Db, replay: Replay, createdAt: Date): Promise<boolean> {
  return (await take(tx, { ...replay, createdAt })) !== undefined;
}

export async function rememberTransaction(tx: Db, replay: Replay, transactionId: number): Promise<void> {
  await remember(tx, { ...replay, transactionId });
}
