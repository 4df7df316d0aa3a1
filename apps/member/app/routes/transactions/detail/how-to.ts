import type { ParseKeys } from 'i18next';
import type { Transaction } from '../../../data/wire.ts';

const banks = ['bca', 'bni', 'bri', 'permata', 'cimb', 'mandiri'] as const;
const places = ['mobile', 'atm'] as const;
const steps = ['1', '2', '3', '4'] as const;

type StepKey = Extract<ParseKeys<'checkout'>, `howTo.${string}`>;

export interface HowTo {
  readonly id: (typeof places)[number] | 'otherBank' | 'only';
  readonly steps: readonly StepKey[];
}

/** How to pay by a method, place by place; a method that needs no explaining has none. */
export function howToPay(code: string): readonly HowTo[] {
  const bank = banks.find((each) => code.startsWith(`${each}_`));
  if (bank) {
    const own = places.map(
      (id): HowTo => ({ id, steps: steps.map((n) => `howTo.${bank}.${id}.${n}` as const) }),
    );
    // A BCA number is paid from BCA alone; Mandiri's is a bill and no account.
    const closed = bank === 'bca' || bank === 'mandiri';
    return closed
      ? own
      : [...own, { id: 'otherBank', steps: steps.map((n) => `howTo.otherBank.${n}` as const) }];
  }
  if (code === 'qris' || code === 'gopay' || code === 'shopeepay') {
    return [{ id: 'only', steps: steps.map((n) => `howTo.${code}.${n}` as const) }];
  }
  return [];
}

/** What to do meanwhile: what stands below, or what the bank's page asks for, or nothing but wait. */
export function waitingWords(
  code: string,
  { redirectUrl }: Pick<NonNullable<Transaction['payment']>, 'redirectUrl'>,
) {
  if (howToPay(code).length > 0) return 'outcome.pending.text' as const;
  return redirectUrl === null ? ('outcome.checking.text' as const) : ('outcome.pending.atBank' as const);
}
