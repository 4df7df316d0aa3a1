import type { ParseKeys } from 'i18next';
import type { Transaction } from '../../../data/wire.ts';

const places = ['mobile', 'atm'] as const;
const steps = ['1', '2', '3', '4'] as const;

type StepKey = Extract<ParseKeys<'checkout'>, `howTo.${string}`>;
/** What has words of its own: a bank place by place, another way in one list. */
type BankIn<Key> = Key extends `howTo.${infer Name}.mobile.1` ? Name : never;
type WayIn<Key> = Key extends `howTo.${infer Name}.1` ? Name : never;

export interface HowTo {
  readonly id: (typeof places)[number] | 'otherBank' | 'only';
  readonly steps: readonly StepKey[];
}

/** By the bank's own means: a number that no other bank takes. */
const atBank = (bank: BankIn<StepKey>): readonly HowTo[] =>
  places.map((id) => ({ id, steps: steps.map((n) => `howTo.${bank}.${id}.${n}` as const) }));

const inList = (id: HowTo['id'], way: WayIn<StepKey>): HowTo => ({
  id,
  steps: steps.map((n) => `howTo.${way}.${n}` as const),
});

const atAnyBank = (bank: BankIn<StepKey>) => [...atBank(bank), inList('otherBank', 'otherBank')];

const ways = {
  qris: [inList('only', 'qris')],
  // A BCA number is paid from BCA alone; Mandiri's is a bill and no account.
  bca_va: atBank('bca'),
  bni_va: atAnyBank('bni'),
  bri_va: atAnyBank('bri'),
  mandiri_bill: atBank('mandiri'),
  permata_va: atAnyBank('permata'),
  cimb_va: atAnyBank('cimb'),
  gopay: [inList('only', 'gopay')],
  shopeepay: [inList('only', 'shopeepay')],
  // Its bank's own page says what to do.
  card: [],
} satisfies Record<Transaction['paymentMethod']['code'], readonly HowTo[]>;

/** How to pay by a method, place by place. One that is newer than this page has none. */
export function howToPay(code: string): readonly HowTo[] {
  const known: Partial<Record<string, readonly HowTo[]>> = ways;
  return known[code] ?? [];
}

/** What to do meanwhile: what stands below, or what the bank's page asks for, or nothing but wait. */
export function waitingWords(
  code: string,
  { redirectUrl }: Pick<NonNullable<Transaction['payment']>, 'redirectUrl'>,
) {
  if (howToPay(code).length > 0) return 'outcome.pending.text' as const;
  return redirectUrl === null ? ('outcome.checking.text' as const) : ('outcome.pending.atBank' as const);
}
