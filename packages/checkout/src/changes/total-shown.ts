import type { Breakdown } from '../payment/wire.ts';

/** What was shown, in whole rupiah, were it paid as chosen now: with the fee that is counted for that. */
export function totalShown(shown: Breakdown, now: Breakdown): number {
  if (shown.paymentFee?.name === now.paymentFee?.name) return shown.finalPrice;
  return shown.finalPrice - (shown.paymentFee?.value ?? 0) + (now.paymentFee?.value ?? 0);
}
