import { createDraftStorage } from './draft-storage.ts';

export type { CheckoutDraft, CodeTicket } from './checkout-draft.ts';

/** This browser's unfinished checkout. */
export const checkoutDrafts = createDraftStorage(() => window.localStorage);
