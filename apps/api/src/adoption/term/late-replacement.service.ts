import { pathTo } from '@rimba/paths';
import type { Clock } from '../../clock/clock.ts';
import { wibDate } from '../../clock/wib.ts';
import type { Database, Db } from '../../database/client.ts';
import { type NotificationService, namedTrees } from '../../engagement/notification/index.ts';
import type { LetterMailService } from '../letter/index.ts';
import type { OwnForestService } from '../own-forest/index.ts';
import { listUntoldReplacements } from './late-replacement.repository.ts';
import { markLateReplacementTold } from './lateness.repository.ts';

const batch = 1_000;

type LateReplacement = Awaited<ReturnType<typeof listUntoldReplacements>>[number];

/** Watches the promise to replant: a replacement that does not stand by the day it was promised for is told once. */
export function createLateReplacementService({
  database,
  clock,
  letterMails,
  notifications,
  ownForest,
}: {
  database: Database;
  clock: Clock;
  letterMails: Pick<LetterMailService, 'replantingLate'>;
  notifications: Pick<NotificationService, 'notify'>;
  ownForest: Pick<OwnForestService, 'remember'>;
}) {
  async function tellOne(tx: Db, adopterId: number, rows: readonly LateReplacement[]): Promise<void> {
    const untold = new Map<number, LateReplacement>();
    for (const row of rows) {
      const marked = await markLateReplacementTold(tx, [row.id], row.replantBy);
      if (marked.length) untold.set(row.treeId, row);
    }
    for (const { tree } of await ownForest.remember(adopterId, tx)) {
      const row = untold.get(tree.tree.id);
      // What the promise leaves out has no day to be late for.
      if (!row || !tree.lost?.replantLate) continue;
      const { letterId, replantDelay: reason } = tree.lost;
      const communityName = tree.tree.kelompokKomunitas.name;
      await notifications.notify(tx, {
        adopterId,
        category: 'rimba_tree_died',
        data: {
          ...namedTrees([row]),
          replantBy: row.replantBy,
          ...(reason !== undefined && { group: communityName, reason }),
        },
        link: letterId === null ? pathTo('tree', { treeId: row.treeId }) : pathTo('letter', { letterId }),
        dedupeKey: `rimba_tree_died:late:${adopterId}:${row.treeId}:${row.replantBy}`,
      });
      if (letterId !== null) await letterMails.replantingLate(tx, letterId, row.replantBy);
    }
  }

  return {
    async tell(): Promise<void> {
      for (;;) {
        const rows = await listUntoldReplacements(database.db, wibDate(clock.now()), batch);
        if (!rows.length) return;
        for (const [adopterId, own] of Map.groupBy(rows, (row) => row.adopterId)) {
          await database.db.transaction((tx) => tellOne(tx, adopterId, own));
        }
      }
    },
  };
}
