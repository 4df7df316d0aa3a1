import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { inBatches } from '../../database/in-batches.ts';
import { idempotencyKey } from '../../database/schema/index.ts';
import { insertionPart, statement } from '../../database/statement.ts';
import { Problem } from '../../http/problem.ts';

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

const isAsked = sql`${idempotencyKey.scope} = asked.scope and ${idempotencyKey.route} = asked.route
  and ${idempotencyKey.key} = asked.key`;
/** Whether the key of the row `asked` is taken, as a part of a statement. */
export const isTaken = sql`exists (select from ${idempotencyKey} where ${isAsked})`;
/** Takes keys for good: of two that take one the database refuses the second. */
export const keyInsertion = insertionPart(idempotencyKey, { name: 'keys' });

type AskedKeys = { scopes: readonly string[]; routes: readonly string[]; keys: readonly string[] };
type FoundKey = { bodyHash: string; transactionId: number } | { bodyHash: null; transactionId: null };
const find = statement<FoundKey, AskedKeys>(
  // One at a time: a join planned while there were few keys would go on reading all there are.
  () => sql`select found.body_hash as "bodyHash", found.transaction_id as "transactionId"
    from unnest(${sql.placeholder('scopes')}::text[], ${sql.placeholder('routes')}::text[],
      ${sql.placeholder('keys')}::text[]) with ordinality as asked (scope, route, key, place)
    left join lateral (select * from ${idempotencyKey} where ${isAsked} limit 1) as found on true
    order by asked.place`,
);

export type Replays = ReturnType<typeof createReplays>;

/** What was asked before. */
export function createReplays({ plannedOnce }: Pick<Database, 'plannedOnce'>) {
  const findSoon = inBatches({
    work: (asked: readonly Replay[]) =>
      plannedOnce((tx, lastIsSent) => {
        const found = find(tx, {
          scopes: asked.map(({ scope }) => scope),
          routes: asked.map(({ route }) => route),
          keys: asked.map(({ key }) => key),
        });
        lastIsSent();
        return found;
      }),
    apart: () => [],
    most: 100,
  });

  return {
    /** The transaction an earlier request under this key made. @throws request.idempotency_conflict for another body */
    async find(replay: Replay): Promise<number | undefined> {
      const { bodyHash, transactionId } = await findSoon(replay);
      if (bodyHash !== null && bodyHash !== replay.bodyHash)
        throw new Problem('request.idempotency_conflict');
      return transactionId ?? undefined;
    },
  };
}
