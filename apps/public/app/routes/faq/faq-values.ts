import type { Schema } from '@rimba/api-client';
import { bankMarks, otherMarks } from '@rimba/checkout/payment-methods';

/** From how many trees in term an adopter is a patron of each rank, unless the service says otherwise. */
const usualRanks = { gold: 10, platinum: 50, diamond: 100 } as const;

const inSeconds = { minute: 60, hour: 3600 } as const;

/**
 * What the answers name that stands elsewhere: each way to pay, and what the service decides, which is how long
 * there is to pay, by kind of method, and where the patrons' ranks begin.
 */
export function faqValues(
  groups: readonly Schema<'PaymentMethodGroup'>[],
  ranks: readonly Schema<'PatronRankLimit'>[],
) {
  const methods = groups.flatMap((each) => each.methods);
  const longest = (kinds: readonly string[], otherwise: number) =>
    methods
      .filter(({ group }) => kinds.includes(group))
      .reduce((most, { expiresInSeconds }) => Math.max(most, expiresInSeconds), 0) || otherwise;
  const from = (rank: keyof typeof usualRanks) =>
    ranks.find((each) => each.rank === rank)?.fromTrees ?? usualRanks[rank];
  return {
    goldMin: from('gold'),
    platinumMin: from('platinum'),
    diamondMin: from('diamond'),
    banks: bankMarks().join(', '),
    otherWaysToPay: otherMarks().join(', '),
    virtualAccountHours: longest(['bank_transfer'], 24 * inSeconds.hour) / inSeconds.hour,
    shortMinutes: longest(['qris', 'e_wallet'], 15 * inSeconds.minute) / inSeconds.minute,
    cardMinutes: longest(['card'], 10 * inSeconds.minute) / inSeconds.minute,
  };
}
