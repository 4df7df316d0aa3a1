import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/client.ts';
import { readSetting, writeSetting } from '../../database/settings.ts';
import { lockAccount, lockTrees, refreshStandings, refreshTreeStatus } from '../ledger/index.ts';
import type { FarewellService } from './farewell.service.ts';
import { listEnded } from './term-end.repository.ts';

/** The moment up to which ended terms have been dealt with. */
const dealtWith = 'terms_ended_until';
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
  return {
    async endTerms(): Promise<void> {
      const now = clock.now();
      for (;;) {
        const stored = await readSetting(database.db, dealtWith);
        const since = typeof stored === 'string' ? new Date(stored) : new Date(0);
        const ended = await listEnded(database.db, since, now, batch);
        const last = ended.at(-1);
        if (!last) return;
        await database.db.transaction(async (tx) => {
          const adopterIds = [...new Set(ended.map(({ adopterId }) => adopterId))].sort((a, b) => a - b);
          for (const id of adopterIds) {
            await lockAccount(tx, id);
          }
          const treeIds = ended.map(({ treeId }) => treeId);
          await lockTrees(tx, treeIds, now);
          await refreshTreeStatus(tx, treeIds, now);
          await refreshStandings(tx, adopterIds, now);
          await farewells.tell(
            tx,
            ended.map(({ id }) => id),
          );
          await writeSetting(tx, dealtWith, last.endsAt.toISOString());
        });
      }
    },
  };
}
