import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import type { FlagReason } from '../../database/schema/index.ts';
import { findCommunityNames, findTreeByCode } from '../../forest/tree/index.ts';
import type { CertificateService, GrantedTree, GrantService } from '../certificate/index.ts';
import type { GiftOpening } from '../gift/index.ts';
import {
  availabilityOf,
  isOwedReason,
  type LockedTransaction,
  listTransactionTrees,
  lockTransaction,
  lockTrees,
  owedReason,
  setOutcome,
  updateTransaction,
} from '../ledger/index.ts';
import { findFlaggedId, listDecisions, listFlagged, recordDecision } from './flagged.repository.ts';
import type { PaidAnnouncements } from './paid-announcements.ts';

export type Decision = { by: string } & (
  | { kind: 'noted'; note: string }
  /** `amount`: whole rupiah, where it was told. */
  | { kind: 'refunded'; note: string; amount: number | null }
  | { kind: 'given'; codes: readonly string[] }
);

/** What became of a decision, with what the sentence about it names. */
export type SettledFlag =
  | { kind: 'settled'; reasons: readonly FlagReason[] }
  | { kind: 'unknown' | 'not_paid' }
  | { kind: 'unknown_tree' | 'tree_taken'; code: string }
  | { kind: 'too_many'; missing: number };

/** Stops the database transaction and says why. */
class Refused extends Error {
  constructor(readonly outcome: SettledFlag) {
    super(outcome.kind);
  }
}

/** The reasons of a flag that a decision settles, and those it leaves: trees settle that they were owed, a word settles all. */
function decidedOf(
  reasons: readonly FlagReason[],
  { kind }: Decision,
): [settled: readonly FlagReason[], open: readonly FlagReason[]] {
  if (kind !== 'given') return [reasons, []];
  return [reasons.filter(isOwedReason), reasons.filter((reason) => !isOwedReason(reason))];
}

/** Cases that no rule could finish, for staff, and what they decide about them. */
export function createFlaggedService({
  database,
  clock,
  grants,
  certificates,
  gifts,
  announcements,
}: {
  database: Database;
  clock: Clock;
  grants: GrantService;
  certificates: CertificateService;
  gifts: Pick<GiftOpening, 'open'>;
  announcements: PaidAnnouncements;
}) {
  /** Gives trees in place of those that could not be had, on the transaction's own certificate. */
  async function give(
    tx: Db,
    { transaction, buyer }: LockedTransaction,
    codes: readonly string[],
  ): Promise<number> {
    if (transaction.status !== 'paid') throw new Refused({ kind: 'not_paid' });
    const now = clock.now();
    const rows = await listTransactionTrees(tx, [transaction.id]);
    const owed = rows.filter(({ outcome }) => outcome === 'unavailable');
    if (codes.length > owed.length) throw new Refused({ kind: 'too_many', missing: owed.length });
    const trees: { id: number; treeName: string; code: string }[] = [];
    for (const code of codes) {
      const tree = await findTreeByCode(tx, code);
      if (!tree) throw new Refused({ kind: 'unknown_tree', code });
      trees.push(tree);
    }
    const ids = trees.map(({ id }) => id);
    const locked = await lockTrees(tx, ids, now);
    const granted: GrantedTree[] = [];
    for (const [index, treeId] of ids.entries()) {
      const row = owed[index];
      const { available } = availabilityOf(locked.get(treeId), { adopterId: buyer.id }, now);
      if (!row || !available) throw new Refused({ kind: 'tree_taken', code: codes[index] ?? '' });
      granted.push({ treeId, position: row.position, startsAt: now });
      await setOutcome(tx, row, { outcome: 'replaced', replacedByTreeId: treeId });
    }
    const { made, isFirst } = await grants.grantMore(tx, transaction, granted, now);
    await gifts.open(tx, transaction);
    if (!isFirst) await certificates.signAnew(tx, made.id);
    const about = { transaction, buyer, treeCount: granted.length, trees };
    await announcements.given(tx, about, { made, isFirst, communities: await findCommunityNames(tx, ids) });
    return owed.length - granted.length;
  }

  /** @returns how many trees are still owed */
  async function carryOut(tx: Db, locked: LockedTransaction, decision: Decision): Promise<number> {
    return decision.kind === 'given' ? give(tx, locked, [...new Set(decision.codes)]) : 0;
  }

  return {
    list: () => listFlagged(database.db),

    decisions: () => listDecisions(database.db),

    /** Does what a person decided and keeps it on record. What it does not settle stays flagged. */
    async settle(number: string, decision: Decision): Promise<SettledFlag> {
      try {
        return await database.db.transaction(async (tx): Promise<SettledFlag> => {
          const id = await findFlaggedId(tx, number);
          const locked = id === undefined ? undefined : await lockTransaction(tx, id);
          const flagged = locked?.transaction.flagged;
          // Another may have decided it meanwhile.
          if (!locked || !flagged) return { kind: 'unknown' };
          const { transaction } = locked;
          const [settled, open] = decidedOf(flagged, decision);
          const reasons = settled.length ? settled : flagged;
          const owed = await carryOut(tx, locked, decision);
          await recordDecision(tx, {
            transactionId: transaction.id,
            reasons,
            decision: decision.kind,
            note: decision.kind === 'given' ? decision.codes.join(', ') : decision.note,
            amount: decision.kind === 'refunded' ? decision.amount : null,
            decidedBy: decision.by,
            decidedAt: clock.now(),
          });
          const left = owed ? [...open, owedReason(owed)] : open;
          await updateTransaction(tx, transaction.id, { flagged: left.length ? left : null });
          return { kind: 'settled', reasons };
        });
      } catch (refusal) {
        if (refusal instanceof Refused) return refusal.outcome;
        throw refusal;
      }
    },
  };
}
