import type { KeyScope, SignInWayKind } from '../../../database/schema/index.ts';

/** A way to sign in, to the owner of the account. */
type MailedWay = {
  name?: string;
  way: SignInWayKind;
  /** The address of a Google account, the name of a passkey. */
  label?: string;
};

/** Of mails about an account, how it is entered and its address, and of the contact form. */
export type AccountContents = {
  /** `link` opens /verify-email/ in the mail's language; `code` is for the page that asked, if one did. */
  verification: { link: string; expiresAt: string; code?: string };
  /** `treeIds` are what it was asked for, to come back to. */
  checkoutCode: { code: string; expiresAt: string; treeIds?: number[] };
  /** The same, for accepting a gift. */
  giftCode: { code: string; expiresAt: string; giftCode: string };
  /** `link` opens /reset-password/ in the mail's language; `isFirst`: the account has no password yet. */
  passwordReset: { link: string; expiresAt: string; isFirst?: boolean };
  confirmationCode: { name?: string; code: string; expiresAt: string };
  /** In place of a passkey after the password. */
  loginCode: { name?: string; code: string; expiresAt: string };
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
  contactReceived: { subject: string; message: string };
  /** To the operator, in the words of whoever wrote. */
  contactForwarded: { subject: string; message: string; from: string; email: string };
};
