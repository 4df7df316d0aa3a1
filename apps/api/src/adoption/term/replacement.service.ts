import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import { listLastAlive } from '../../forest/survey/index.ts';
import { findTreeByCode, type ReplacementProblem, replacementProblem } from '../../forest/tree/index.ts';
import type { CertificateService } from '../certificate/index.ts';
import {
  isHeld,
  listTermOwners,
  listTerms,
  lockAccount,
  lockTrees,
  moveTerm,
  refreshStandings,
  refreshTreeStatus,
  replaceTree,
} from '../ledger/index.ts';
import type { LetterService } from '../letter/index.ts';
import {
  findCommunityName,
  findReplacementOf,
  listDueReplacements,
  listLostInTerm,
  listUnintroduced,
  moveOnCertificates,
  type Replacement,
  recordReplacement,
  recordReplantDelay,
} from './replacement.repository.ts';

/** What became of naming a replacement: `recorded` where nobody's term had to move. */
type ReplacementOutcome =
  | 'moved'
  | 'recorded'
  | 'unknown_lost'
  | 'unknown_replacement'
  | 'same_tree'
  | 'lost_alive'
  | 'replacement_dead'
  | 'replacement_taken'
  | 'replacement_too_old'
  | 'already_replaced';

const outcomes = {
  same_tree: 'same_tree',
  still_alive: 'lost_alive',
  already_replaced: 'already_replaced',
  planted_too_early: 'replacement_too_old',
} as const satisfies Record<ReplacementProblem, ReplacementOutcome>;

/** Of a tree that is too old, also the day of its planting and that on which the lost one was last found alive. */
type Replaced = { outcome: ReplacementOutcome; planted?: string; alive?: string };

/** What became of a community's word on a replacement that is late. */
type DelayOutcome = 'delay_noted' | 'unknown_lost' | 'lost_alive' | 'delay_replaced';

const usualBatch = 200;

/**
 * A tree that died in its term: the adoption goes on at the tree planted in its place. Where the term is over by then, its
 * adopter is still introduced to that tree.
 */
export function createReplacementService({
  database,
  clock,
  certificates,
  letters,
  log,
}: {
  database: Database;
  clock: Clock;
  certificates: CertificateService;
  letters: Pick<LetterService, 'introduce'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}) {
  /** False where the replacement is somebody's: held, or in a term. */
  async function move(tx: Db, pair: Replacement): Promise<boolean> {
    const { lostId, replacementId } = pair;
    const now = clock.now();
    const owners = await listTermOwners(tx, lostId, now);
    for (const id of owners) await lockAccount(tx, id);
    const trees = await lockTrees(tx, [lostId, replacementId], now);
    const [lost, replacement] = [trees.get(lostId), trees.get(replacementId)];
    if (lost?.condition !== 'dead' || !replacement || replacement.condition === 'dead') return false;
    if (isHeld(replacement.hold, now) || replacement.terms.length || !lost.terms.length) return false;
    const moved = new Set<number>();
    for (const term of await listTerms(tx, lostId, now)) {
      const adoptionId = await moveTerm(tx, term, replacementId, now);
      for (const id of await moveOnCertificates(tx, term.id, { adoptionId, treeId: replacementId }))
        moved.add(id);
    }
    await recordReplacement(tx, lostId, replacementId);
    await replaceTree(tx, pair);
    await refreshTreeStatus(tx, [replacementId], now);
    await refreshStandings(tx, owners, now);
    for (const id of [...moved].sort((one, other) => one - other)) await certificates.signAnew(tx, id);
    for (const id of owners) await letters.introduce(tx, id, lostId, replacementId);
    return true;
  }

  async function introduceLate(): Promise<void> {
    const now = clock.now();
    const listed = (after: number) => listUnintroduced(database.db, now, after, usualBatch);
    for (let due = await listed(0); due.length; due = await listed(due.at(-1)?.letterId ?? 0)) {
      for (const { letterId, adopterId, lostId, replacementId } of due) {
        await database.db
          .transaction((tx) => letters.introduce(tx, adopterId, lostId, replacementId))
          .catch((error: unknown) => {
            log.error({ err: error, letter: letterId }, 'replacement could not be introduced');
          });
      }
    }
  }

  return {
    lostTrees: () => listLostInTerm(database.db, clock.now()),

    /**
     * Moves every adoption whose tree died and whose replacement stands. Again, it finds nothing to do, but for what
     * went wrong, which does not keep the others waiting.
     */
    async moveDue(batch = usualBatch): Promise<void> {
      const now = clock.now();
      const listed = (after: number) => listDueReplacements(database.db, now, after, batch);
      for (let due = await listed(0); due.length; due = await listed(due.at(-1)?.lostId ?? 0)) {
        for (const pair of due) {
          await database.db
            .transaction((tx) => move(tx, pair))
            .catch((error: unknown) => {
              log.error({ err: error, tree: pair.lostCode }, 'adoption could not be moved');
            });
        }
      }
      await introduceLate();
    },

    /** Names the tree that stands in a dead tree's place, by their codes, and moves what has to move. */
    async replace(lostCode: string, replacementCode: string): Promise<Replaced> {
      const told = await database.db.transaction<Replaced>(async (tx) => {
        const [lost, replacement] = [
          await findTreeByCode(tx, lostCode),
          await findTreeByCode(tx, replacementCode),
        ];
        if (!lost) return { outcome: 'unknown_lost' };
        if (!replacement) return { outcome: 'unknown_replacement' };
        const alive = (await listLastAlive(tx, [lost.id])).get(lost.id) ?? lost.plantedAt;
        const problem = replacementProblem(
          {
            key: lost.id,
            replacedBy: (await findReplacementOf(tx, lost.id))?.id,
            lives: lost.condition !== 'dead',
            aliveUntil: alive,
          },
          {
            key: replacement.id,
            replaces: replacement.replacesTreeId ?? undefined,
            plantedAt: replacement.plantedAt,
          },
        );
        if (problem) return { outcome: outcomes[problem], planted: replacement.plantedAt, alive };
        if (replacement.condition === 'dead') return { outcome: 'replacement_dead' };
        const pair = { lostId: lost.id, lostCode, replacementId: replacement.id, replacementCode };
        const wanted = (await listTermOwners(tx, lost.id, clock.now())).length > 0;
        if (wanted && !(await move(tx, pair))) return { outcome: 'replacement_taken' };
        await recordReplacement(tx, lost.id, replacement.id);
        return { outcome: wanted ? 'moved' : 'recorded' };
      });
      if (told.outcome === 'recorded') await introduceLate();
      return told;
    },

    /** Notes why nothing stands in a dead tree's place yet, in the words of its community; the newest counts. */
    async delay(
      lostCode: string,
      reason: string,
      { dryRun }: { dryRun: boolean },
    ): Promise<{ outcome: DelayOutcome; communityName?: string }> {
      const { db } = database;
      const lost = await findTreeByCode(db, lostCode);
      if (!lost) return { outcome: 'unknown_lost' };
      if (lost.condition !== 'dead') return { outcome: 'lost_alive' };
      if (await findReplacementOf(db, lost.id)) return { outcome: 'delay_replaced' };
      if (!dryRun) await recordReplantDelay(db, lost.id, reason);
      return { outcome: 'delay_noted', communityName: await findCommunityName(db, lost.communityId) };
    },
  };
}
