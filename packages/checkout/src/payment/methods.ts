import type { TextKey } from '@rimba/i18n';
import type { PaymentMethod } from './wire.ts';

const places = ['mobile', 'atm'] as const;
const steps = ['1', '2', '3', '4'] as const;

type CheckoutKey = TextKey extends infer Key ? (Key extends `checkout:${infer Text}` ? Text : never) : never;
type StepKey = Extract<CheckoutKey, `howTo.${string}`>;
/** What has words of its own: a bank place by place, another way in one list. */
type BankIn<Key> = Key extends `howTo.${infer Name}.mobile.1` ? Name : never;
type WayIn<Key> = Key extends `howTo.${infer Name}.1` ? Name : never;

export interface HowTo {
  readonly id: (typeof places)[number] | 'otherBank' | 'only';
  readonly steps: readonly StepKey[];
}

interface Method {
  /** A short name, by which it is looked for; undefined where the group's word is one. */
  readonly mark: string | undefined;
  /** How it is paid, place by place. */
  readonly howTo: readonly HowTo[];
}

/** By the bank's own means: a number that no other bank takes. */
const atBank = (bank: BankIn<StepKey>): readonly HowTo[] =>
  places.map((id) => ({ id, steps: steps.map((n) => `howTo.${bank}.${id}.${n}` as const) }));

const inList = (id: HowTo['id'], way: WayIn<StepKey>): HowTo => ({
  id,
  steps: steps.map((n) => `howTo.${way}.${n}` as const),
});

const atAnyBank = (bank: BankIn<StepKey>) => [...atBank(bank), inList('otherBank', 'otherBank')];

/** Every way to pay, as pages show it. */
const methods = {
  qris: { mark: 'QRIS', howTo: [inList('only', 'qris')] },
  // A BCA number is paid from BCA alone.
  bca_va: { mark: 'BCA', howTo: atBank('bca') },
  bni_va: { mark: 'BNI', howTo: atAnyBank('bni') },
  bri_va: { mark: 'BRI', howTo: atAnyBank('bri') },
  permata_va: { mark: 'Permata', howTo: atAnyBank('permata') },
  cimb_va: { mark: 'CIMB Niaga', howTo: atAnyBank('cimb') },
  // A bill and no account: paid from Mandiri alone.
  mandiri_bill: { mark: 'Mandiri', howTo: atBank('mandiri') },
  gopay: { mark: 'GoPay', howTo: [inList('only', 'gopay')] },
  shopeepay: { mark: 'ShopeePay', howTo: [inList('only', 'shopeepay')] },
  // Its bank's own page says what to do.
  card: { mark: undefined, howTo: [] },
} as const satisfies Record<PaymentMethod['code'], Method>;

/** Undefined for a method that is newer than this page. */
function known(code: string): Method | undefined {
  const byCode: Partial<Record<string, Method>> = methods;
  return byCode[code];
}

export const markOf = (code: string): string | undefined => known(code)?.mark;

const isBank = ({ howTo }: Method) => howTo.some(({ id }) => id === 'atm');
const marksOf = (chosen: (method: Method) => boolean) =>
  Object.values<Method>(methods).flatMap((each) =>
    each.mark !== undefined && chosen(each) ? [each.mark] : [],
  );

/** The short names of the banks, and of what else has one. */
export const bankMarks = () => marksOf(isBank);
export const otherMarks = () => marksOf((each) => !isBank(each));

/** How to pay by a method, place by place. One that is newer than this page has none. */
export const howToPay = (code: string): readonly HowTo[] => known(code)?.howTo ?? [];

/** What to do meanwhile: what stands below, or what the bank's page asks for, or nothing but wait. */
export function waitingWords(code: string, { redirectUrl }: { redirectUrl: string | null }) {
  if (howToPay(code).length > 0) return 'outcome.pending.text' as const;
  return redirectUrl === null ? ('outcome.checking.text' as const) : ('outcome.pending.atBank' as const);
}
