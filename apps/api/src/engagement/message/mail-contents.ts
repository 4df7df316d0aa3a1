import type { AccountContents } from './contents/account-contents.ts';
import type { GiftContents } from './contents/gift-contents.ts';
import type { PaymentContents } from './contents/payment-contents.ts';
import type { TermContents } from './contents/term-contents.ts';
import type { TidingsContents } from './contents/tidings-contents.ts';
import type { TreeContents } from './contents/tree-contents.ts';

/**
 * What each mail has to be told. Money is whole rupiah; `…At` are ISO 8601 moments; texts are plain. `name` is
 * whom it greets: left out where the address is not proven, since a stranger may have chosen the name.
 */
export type MailContents = AccountContents &
  PaymentContents &
  GiftContents &
  TreeContents &
  TermContents &
  TidingsContents;

export type MailTemplate = keyof MailContents;
