import type { PaymentGroup } from '../../../database/schema/index.ts';

/** Of mails about paying, and the certificate that comes of it. */
export type PaymentContents = {
  paymentInstructions: {
    name?: string;
    count: number;
    amount: number;
    /** The method's name in the mail's language. */
    method: string;
    /** What kind of method that is: only some are paid by a number. Left out by earlier versions. */
    group?: PaymentGroup;
    /** Whose the trees of a gift are to be, or are of one that goes on. */
    giftOf?: string;
    /** Of a renewal: until when (exclusive) its trees stay in term, paid or not. */
    keptUntil?: string;
    expiresAt: string;
    transactionId: number;
  };
  paymentSuccess: {
    name?: string;
    count: number;
    amount: number;
    /** Exclusive end of the term; the mail shows the last full day. */
    endsAt: string;
    number: string;
    /** Whose the trees of a gift are, also of one that goes on. */
    giftOf?: string;
    /** Left out by earlier versions. */
    trees?: { name: string; code: string }[];
    /** Of a renewal: its certificates, each in one name; `startsAt` of a term that has yet to begin. */
    renewed?: {
      holder: string;
      startsAt?: string;
      endsAt: string;
      trees: { name: string; code: string }[];
    }[];
    /**
     * When the first news comes of which trees, by name and code, the soonest first; days, YYYY-MM-DD. Of a visit that is
     * late no month is promised. Left out by earlier versions.
     */
    news?: { from: string; due: string; late: boolean; trees: string[] }[];
    /** What the receipt says, and whose it is; left out by earlier versions. */
    receipt?: {
      transactionId: number;
      adopterId: number;
      paidAt: string;
      /** In the mail's language; whole rupiah, discounts below zero. */
      lines: { label: string; value: number }[];
    };
  };
  paymentReminder: {
    name?: string;
    count: number;
    amount: number;
    keptUntil?: string;
    expiresAt: string;
    /** In the last hour, of two; left out by earlier versions. */
    isLast?: boolean;
    transactionId: number;
  };
  paymentExpired: {
    name?: string;
    count: number;
    number: string;
    /** What was ordered, to come back to; left out by earlier versions. */
    treeIds?: number[];
    isGift?: boolean;
    /** The buyer has no password: they come back without logging in. */
    isGuest?: boolean;
    renews?: boolean;
    keptUntil?: string;
  };
  /**
   * What became of what was chosen, where it could not be had as it was: paid late or after it was given up, or dead in the
   * meantime. Its name is kept, as rows of the outbox have it.
   */
  paymentLate: {
    name?: string;
    outcome: 'same' | 'other' | 'person';
    /** True also where an earlier version did not say so. */
    late?: boolean;
    /** It was paid after its buyer had given it up. */
    isGivenUp?: boolean;
    /** The communities of what was given instead, as they are listed in the mail's language. */
    group: string | null;
    endsAt: string | null;
    transactionId: number;
  };
  certificateCreated: {
    name?: string;
    count: number;
    holder: string;
    certificateNumber: string;
    /** Of a term that has yet to begin. */
    startsAt?: string;
    endsAt: string;
    /** The order, where it is what the reader gave to the holder. */
    giftOrderId?: number;
    /** Left out by earlier versions. */
    trees?: { name: string; code: string }[];
  };
};
