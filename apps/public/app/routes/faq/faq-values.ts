import type { Schema } from '@rimba/api-client';

/** From how many trees in term an adopter is a patron of each rank. */
const patronRanks = { goldMin: 10, platinumMin: 50, diamondMin: 100 } as const;

const inSeconds = { minute: 60, hour: 3600 } as const;

/** What the answers name that the service decides: how long there is to pay, by kind of method. */
export function faqValues(groups: readonly Schema<'PaymentMethodGroup'>[]) {
  const methods = groups.flatMap((each) => each.methods);
  const longest = (kinds: readonly string[], otherwise: number) =>
    methods
      .filter(({ group }) => kinds.includes(group))
      .reduce((most, { expiresInSeconds }) => Math.max(most, expiresInSeconds), 0) || otherwise;
  return {
    ...patronRanks,
    virtualAccountHours: longest(['bank_transfer'], 24 * inSeconds.hour) / inSeconds.hour,
    shortMinutes: longest(['qris', 'e_wallet', 'card'], 15 * inSeconds.minute) / inSeconds.minute,
  };
}
