import type { MailedVisit } from '../mailed-visit.ts';

/** Of mails about what is given: to its recipient, and what its giver hears of it. */
export type GiftContents = {
  giftNotice: {
    giver: string;
    count: number;
    group: string;
    message: string | null;
    endsAt: string;
    certificateNumber: string;
    /** Those of the version before had none of these; `tree` is the first of several. */
    giftCode?: string;
    holder?: string;
    /** Whose address the mail goes to: it stands in the field of the page that the mail leads to. */
    email?: string;
    /** Its name, as other mails call it, and its height in metres, where this version wrote them. */
    tree?:
      | { latinName: string; localName: string; name?: string; code?: string; height?: number }
      | undefined;
  };
  /** To the giver. */
  giftAccepted: { name?: string; holder: string; count: number; transactionId: number };
  /** To the giver, once a visit, and apart of trees that died; `day` is YYYY-MM-DD. */
  giftVisited: {
    name?: string;
    holder: string;
    count: number;
    day: string;
    transactionId: number;
    /** Left out by earlier versions. */
    visits?: MailedVisit[];
  };
  /** To the other of giver and holder, `isHolder` of whom it is; `by` has renewed. */
  giftRenewed: {
    name?: string;
    by: string;
    holder: string;
    count: number;
    endsAt: string;
    certificateNumber: string;
    isHolder?: boolean;
  };
};
