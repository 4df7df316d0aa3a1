/** What was said to those who took part, to be held against the database. */
export type Told = {
  /** Orders that were answered with 201. */
  readonly orders: readonly {
    readonly id: number;
    readonly adopterId: number;
    /** The trees it names; of a renewal, those of the terms it goes on with. */
    readonly treeIds: readonly number[];
    readonly key: string;
  }[];
  /** Orders that were said to be paid. */
  readonly paid: readonly number[];
  /** Orders whose cancelling was confirmed. */
  readonly cancelled: readonly number[];
  /** What was last confirmed of a tree in somebody's wishtree. */
  readonly wishes: readonly { readonly adopterId: number; readonly treeId: number; readonly kept: boolean }[];
  readonly gifts: readonly { readonly orderId: number; readonly claimedBy: number }[];
  /** Adopters who were told that their profile has a picture. */
  readonly portraits: readonly number[];
  /** The keys of what lies in the file store. */
  readonly files: readonly string[];
  /** The gateway's own books. */
  readonly payments: readonly {
    readonly orderId: string;
    readonly amount: number;
    readonly status: string;
  }[];
  /** What arrived in the inbox. */
  readonly mails: readonly { readonly messageId: string; readonly to: readonly string[] }[];
};

/** Something that holds in every database of the product, whatever happened. */
export type Check = {
  readonly name: string;
  /** What holds, in a sentence. */
  readonly sentence: string;
  /** One row for each breach: `breach` says where. `$1` is what was told, as JSON. */
  readonly sql: string;
};

/** The product's time, as its replicas reckon it. */
export const productTime = `(now() + make_interval(secs =>
  coalesce((select (value)::text::float8 from setting where key = 'clock_offset_seconds'), 0)))`;
