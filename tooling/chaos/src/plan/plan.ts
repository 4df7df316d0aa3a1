import { randomFrom } from './random.ts';

/** What becomes of an order, as its buyer means it. */
export const orderKinds = [
  'pays',
  'pays twice',
  'pays late',
  'pays after a refusal',
  'sends twice',
  'gives',
  'renews',
  'cancels',
  'cancels while paying',
  'abandons',
] as const;
export type OrderKind = (typeof orderKinds)[number];

export const methods = ['qris', 'bca_va', 'mandiri_bill'] as const;
export type Method = (typeof methods)[number];

/** People and trees go by their number in the run; times are ms from its beginning. */
export type PlannedOrder = {
  readonly kind: OrderKind;
  readonly at: number;
  readonly buyer: number;
  readonly trees: readonly number[];
  readonly method: Method;
  /** Who else wants to accept the gift, besides the one it is for. */
  readonly claimants: readonly number[];
};

export type PlannedWish = {
  readonly at: number;
  readonly adopter: number;
  readonly trees: readonly number[];
};

/** Somebody gives their profile a picture, again and again. */
export type PlannedPortrait = { readonly at: number; readonly adopter: number; readonly times: number };

export const forgeries = ['unsigned', 'another amount', 'signed before its time', 'unknown order'] as const;
export type PlannedForgery = {
  readonly at: number;
  readonly forgery: (typeof forgeries)[number];
  /** Whose order: so many orders back from the newest. */
  readonly back: number;
};

export const faultKinds = [
  'replica',
  'database',
  'valkey',
  'gateway',
  'mail',
  'files',
  'disk',
  'clock',
] as const;
export type FaultKind = (typeof faultKinds)[number];
export type PlannedFault = {
  readonly kind: FaultKind;
  readonly at: number;
  /** How long it is away or full; of what is killed, until it is started again. */
  readonly lasts: number;
  /** Which replica, or both of them. */
  readonly which: readonly number[];
  /** By how many the clock is moved. */
  readonly seconds: number;
};

/** What the post does with the notifications of the gateway, the first, the second, … and over again. */
export const treatments = ['delivers', 'delivers twice', 'holds back', 'loses'] as const;
export type Treatment = (typeof treatments)[number];

export type Plan = {
  readonly seed: number;
  readonly orders: readonly PlannedOrder[];
  readonly wishes: readonly PlannedWish[];
  readonly portraits: readonly PlannedPortrait[];
  readonly forgeries: readonly PlannedForgery[];
  readonly faults: readonly PlannedFault[];
  readonly post: readonly Treatment[];
};

/** How many there are in a run. */
export const cast = { adopters: 16, trees: 12, renewable: 3 };
/** For so many ms somebody begins something. */
const activity = 2_500;

/** Which actor does what and which fault comes when: all of it from the seed alone. */
export function planOf(seed: number): Plan {
  const { between, chance, pick, some } = randomFrom(seed);
  const at = () => between(0, activity);
  const orders = Array.from({ length: between(12, 18) }, (): PlannedOrder => {
    const kind = pick(orderKinds);
    return {
      kind,
      at: at(),
      buyer: between(0, cast.adopters - 1),
      // Few trees for many buyers, so that they meet.
      trees: kind === 'renews' ? [between(0, cast.renewable - 1)] : some(pick([1, 1, 2, 3]), cast.trees),
      method: pick(methods),
      claimants: kind === 'gives' ? some(2, cast.adopters) : [],
    };
  });
  const wishes = some(between(1, 4), cast.adopters).map((adopter) => ({
    at: at(),
    adopter,
    trees: some(2, cast.trees),
  }));
  const portraits = some(between(0, 2), cast.adopters).map((adopter) => ({
    at: at(),
    adopter,
    times: between(1, 2),
  }));
  const forged = Array.from({ length: between(1, 4) }, () => ({
    at: at(),
    forgery: pick(forgeries),
    back: between(0, 5),
  }));
  const faults = some(between(1, 3), faultKinds.length).flatMap((number): PlannedFault[] => {
    const kind = faultKinds[number];
    if (kind === undefined) return [];
    const fault = {
      kind,
      at: between(200, activity),
      lasts: between(200, 1_200),
      which: pick([[0], [1], [0, 1]]),
      // A moment, what ends a payment by QRIS, what ends one by bank.
      seconds: pick([90, 16 * 60, 25 * 3_600]),
    };
    return [fault];
  });
  const ways = Array.from({ length: between(3, 9) }, () => (chance(0.5) ? 'delivers' : pick(treatments)));
  // What is lost comes again: never all of it.
  const post: Treatment[] = ['delivers', ...ways];
  return { seed, orders, wishes, portraits, forgeries: forged, faults, post };
}
