import type { DeathCause } from '../../../database/schema/index.ts';
import type { MailedVisit } from '../mailed-visit.ts';

/** Of mails about trees: visited, dead, replaced, late to be visited. */
export type TreeContents = {
  /** A letter from the field: what a visit, or several of a week, found at the adopter's trees. */
  fieldLetter: { name?: string; letterId: number; day: string; visits: MailedVisit[] };
  treeDied: {
    name?: string;
    letterId: number;
    treeId: number;
    /** Left out by earlier versions. */
    code?: string;
    localName: string;
    group: string;
    toldAt: string;
    /** It was told before, without its cause; left out by earlier versions. */
    wasTold?: boolean;
    /** The replacement does not stand by the day it was promised for. */
    isLate?: boolean;
    /** Another stands in its place already. */
    isReplaced?: boolean;
    foundAt: string;
    surveyor: string;
    notes: string | null;
    cause: DeathCause | null;
    promised: boolean;
    /** YYYY-MM-DD; null where the community has named no day. */
    replantBy: string | null;
    /** The community's word on why it is late. */
    replantDelay?: string;
  };
  treeReplaced: {
    name?: string;
    letterId: number;
    localName: string;
    latinName: string;
    oldCode: string;
    oldTreeId: number;
    /** The kind of the tree that died. */
    oldName?: string;
    newCode: string;
    newTreeId: number;
    /** m */
    height: number;
    plantedAt: string;
    endsAt: string;
    certificateNumber: string;
    /** The term of the tree that died was over before this one was recorded. */
    termEnded?: boolean;
  };
  surveyLate: {
    name?: string;
    /** Told before that they are late, and now what their community says of it. */
    wasTold?: boolean;
    trees: {
      /** Left out by earlier versions. */
      code?: string;
      localName: string;
      treeId: number;
      group: string;
      /** The last day in time, YYYY-MM-DD. */
      by: string;
      days: number;
      reason: string | null;
      askedOn: string | null;
    }[];
  };
};
