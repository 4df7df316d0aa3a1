import { customType } from 'drizzle-orm/pg-core';

/** Why a person has to look at an order, as staff read it; orders at the gateway by their `orderId`. */
export type FlagReason =
  | `${number} trees could not be given`
  | `${number} of ${number} trees could not be given`
  | `paid twice: ${string}`
  | `${string}: the gateway says ${number}, expected ${number}`
  /** It was paid back; followed by the gateway's own words. */
  | `${string}: ${string}`;

const between = '; ';

/** Several of them, the first first, never none. They are kept in one text, which every version reads. */
export const flagReasons = customType<{ data: readonly FlagReason[]; driverData: string }>({
  dataType: () => 'text',
  toDriver: (reasons) => reasons.join(between),
  fromDriver: (kept) => kept.split(between) as FlagReason[],
});
