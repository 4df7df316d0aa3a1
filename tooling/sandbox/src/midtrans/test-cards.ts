/** What becomes of a payment by card once its holder has said yes. */
export type CardVerdict = 'accept' | 'challenge' | 'denied_by_bank' | 'denied_by_screening';

export interface TestCard {
  readonly number: string;
  readonly verdict: CardVerdict;
  /** Whether its bank asks the holder first (3-D Secure). */
  readonly enrolled: boolean;
  readonly says: string;
}

/** The cards of Midtrans's own sandbox. Any month to come, CVV 123. No other number is taken here. */
export const testCards: readonly TestCard[] = [
  { number: '4811111111111114', verdict: 'accept', enrolled: true, says: 'accepted' },
  { number: '4411111111111118', verdict: 'accept', enrolled: false, says: 'accepted without asking' },
  { number: '4911111111111113', verdict: 'denied_by_bank', enrolled: true, says: 'denied by the bank' },
  { number: '4611111111111116', verdict: 'denied_by_screening', enrolled: true, says: 'denied as fraud' },
  { number: '4511111111111117', verdict: 'challenge', enrolled: true, says: 'kept for a person to look at' },
];

/** `4811111111111114` → `48111111-1114`, as answers and tokens show a card. */
export const maskedNumber = (number: string) => `${number.slice(0, 8)}-${number.slice(-4)}`;
