import type { DeathCause, KeyScope, PaymentGroup, SignInWayKind } from '../../database/schema/index.ts';
import type { MailedVisit } from './mailed-visit.ts';

/** A way to sign in, to the owner of the account. */
type MailedWay = {
  name?: string;
  way: SignInWayKind;
  /** The address of a Google account, the name of a passkey. */
  label?: string;
};

export type Season = 'wet' | 'dry';

/**
 * What each mail has to be told. Money is whole rupiah; `…At` are ISO 8601 moments; texts are plain. `name` is
 * whom it greets: left out where the address is not proven, since a stranger may have chosen the name.
 */
export type MailContents = {
  /** `link` opens /verify-email/ in the mail's language; `code` is for the page that asked, if one did. */
  verification: { link: string; expiresAt: string; code?: string };
  /** `treeIds` are what it was asked for, to come back to. */
  checkoutCode: { code: string; expiresAt: string; treeIds?: number[] };
  /** The same, for accepting a gift. */
  giftCode: { code: string; expiresAt: string; giftCode: string };
  /** `link` opens /reset-password/ in the mail's language. */
  passwordReset: { link: string; expiresAt: string };
  confirmationCode: { name?: string; code: string; expiresAt: string };
  /** To the address that an account is to have; `link` opens the profile, in the mail's language. */
  emailChangeCode: { link: string; expiresAt: string; code?: string };
  /** To the one that it had. */
  emailChanged: { name?: string; changedAt: string; link: string; expiresAt: string };
  /** To the one that it has again. */
  emailRestored: { name?: string; changedAt: string };
  passwordChanged: { name?: string; changedAt: string };
  wayAdded: MailedWay & { addedAt: string };
  wayRemoved: MailedWay & { removedAt: string };
  /** For the first time on a device; `device` is left out of one that says nothing we know. */
  wayUsed: MailedWay & { usedAt: string; device?: { browser: string; system: string } };
  /** In place of a passkey after the password. */
  loginCode: { name?: string; code: string; expiresAt: string };
  /** The password asks for a passkey after it, or no longer. */
  factorOn: { name?: string; changedAt: string };
  factorOff: { name?: string; changedAt: string };
  /** A mailed code stood in for the passkey. */
  factorSkipped: { name?: string; usedAt: string; device?: { browser: string; system: string } };
  /** A key for programs, by the name its owner gave it. */
  keyMade: { name?: string; key: string; scopes: KeyScope[]; madeAt: string };
  keyEnded: { name?: string; key: string; endedAt: string };
  /** What keeps a device signed in came twice, from two that cannot both be the owner's. */
  sessionStolen: { name?: string; endedAt: string };
  /** The last one that an account gets. */
  accountDeleted: { deletedAt: string };
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
    renews?: boolean;
    keptUntil?: string;
  };
  /** What became of what was chosen, where it could not be had as it was: paid late, or dead in the meantime. */
  paymentLate: {
    name?: string;
    outcome: 'same' | 'other' | 'person';
    /** True also where an earlier version did not say so. */
    late?: boolean;
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
  /** Notes of communities, the newest first, in the mail's language where they were written in both. */
  forestNews: {
    name?: string;
    notes: {
      id: number;
      title: string;
      lead: string;
      /** YYYY-MM-DD */
      date: string;
      author: string | null;
      group: string;
    }[];
  };
  season: { name?: string; season: Season };
  /** A patron rank that few trees are missing to. */
  patronStep: { name?: string; rank: 'gold' | 'platinum' | 'diamond'; trees: number; missing: number };
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
  /** Before the first of the terms that end in a calendar year does. */
  yearReview: {
    name?: string;
    year: number;
    count: number;
    /** m, of those alive together; null where nobody can say. */
    grown: number | null;
    visits: number;
    replacements: number;
    endsAt: string;
    /** Whether somebody who went wrote of it; left out by earlier versions. */
    noted?: boolean;
  };
  /** `nextEndsAt` is the end of the term that would follow; `giver` of what was a gift. */
  renewalReminder: {
    name?: string;
    count: number;
    /** The first end; each tree says its own where a later one follows. */
    endsAt: string;
    lastEndsAt?: string;
    /** What is ticked where the button leads; left out by earlier versions. */
    treeIds?: number[];
    nextEndsAt?: string;
    /** After the day it is sent on; left out by earlier versions. */
    daysLeft?: number;
    /** Each with its holder where they are in several names. Left out by earlier versions. */
    trees?: { name: string; code: string; endsAt?: string; holder?: string }[];
    /** Of another year, on the day it is sent; lines in the mail's language, whole rupiah, discounts below zero. */
    price?: { lines: { label: string; value: number }[]; total: number };
    /**
     * Trees whose visit is late, and the earliest last day in time, YYYY-MM-DD, with the latest where they differ; whether
     * a community has said why, left out by earlier versions.
     */
    late?: { count: number; by: string; lastBy?: string; isTold?: boolean };
    giver?: string;
    /** To whom the reader gave what is about to end. */
    givenTo?: string;
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
  termEnded: {
    name?: string;
    count: number;
    /** Their names, as they are listed in the mail's language. */
    trees: string;
    endsAt: string;
    /** m, of those alive since the first day together; null where nobody can say. */
    grown: number | null;
    /** How often patrols came meanwhile. */
    visits: number;
    lost: number;
    /** Of those, how many a replacement is promised for that does not stand yet; left out by earlier versions. */
    promised?: number;
    /** Of them, those that took the place of a tree that died in that term, and that tree's name. */
    replaced?: { count: number; trees: string };
    /** How many are free to adopt again; what is ticked where the button leads is left out by earlier versions. */
    free: number;
    treeIds?: number[];
    /** To whom the reader gave what has ended. */
    givenTo?: string;
  };
  contactReceived: { subject: string; message: string };
  /** To the operator, in the words of whoever wrote. */
  contactForwarded: { subject: string; message: string; from: string; email: string };
};

export type MailTemplate = keyof MailContents;
