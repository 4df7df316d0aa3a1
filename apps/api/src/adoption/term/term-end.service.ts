import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/client.ts';
import { adoption, setting } from '../../database/schema/index.ts';
import { lockAccount, lockTrees, refreshStandings, refreshTreeStatus } from '../ledger/index.ts';
import type { FarewellService } from './farewell.service.ts';

const key = 'terms_ended_until';
const batch = 500;

/**
 * When a term ends its tree is ready again, and its adopter has one tree fewer and is told; unless the next term begins.
 */
export function createTermEndService({
  database,
  clock,
  farewells,
}: {
  database: Database;
  clock: Clock;
  farewells: FarewellService;
}) {
  /** The moment up to which ended terms have been dealt with. */
  async function dealtWith(): Promise<Date> {
    const [row] = await database.db.select().from(setting).where(eq(setting.key, key));
    return typeof row?.value === 'string' ? new Date(row.value) : new Date(0);
  }

  return {
    async endTerms(): Promise<void> {
      const now = clock.now();
      for (;;) {
        const since = await dealtWith();
        const ended = await database.db
          .select()
          .from(adoption)
          .where(and(gt(adoption.endsAt, since), lte(adoption.endsAt, now)))
          .orderBy(asc(adoption.endsAt))
          .limit(batch);
        const last = ended.at(-1);
        if (!last) return;
        // Terms end at midnight, many at the same moment: those of the last moment are taken together.
        const full = ended.length === batch;
        const complete = full ? ended.filter(({ endsAt }) => endsAt < last.endsAt) : ended;
        const rows = complete.length
          ? complete
          : await database.db.select().from(adoption).where(eq(adoption.endsAt, last.endsAt));
        const until = rows.at(-1)?.endsAt ?? now;
        await database.db.transaction(async (tx) => {
          const adopterIds = [...new Set(rows.map(({ adopterId }) => adopterId))].sort((a, b) => a - b);
          for (const id of adopterIds) {
            await lockAccount(tx, id);
          }
          const treeIds = rows.map(({ treeId }) => treeId);
          await lockTrees(tx, treeIds, now);
          await refreshTreeStatus(tx, treeIds, now);
          await refreshStandings(tx, adopterIds, now);
          await farewells.tell(
            tx,
            rows.map(({ id }) => id),
          );
          const value = until.toISOString();
          await tx
            .insert(setting)
            .values({ key, value })
            .onConflictDoUpdate({ target: setting.key, set: { value } });
        });
      }
    },
  };
}
