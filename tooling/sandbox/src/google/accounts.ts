import { createHash } from 'node:crypto';

/** Someone with an account at the stand-in for Google. */
export interface GoogleAccount {
  readonly email: string;
  readonly name: string;
  /** Left out by Google only for addresses that were never proven. */
  readonly emailVerified: boolean;
  /** The address belongs to an organisation's Workspace: then Google is the authority for its mailbox. */
  readonly workspace: boolean;
}

/** 21 digits, the same for the same address for ever, as Google's `sub` is. */
export function subjectOf(email: string): string {
  const hash = createHash('sha256').update(`google:${email.toLowerCase()}`).digest('hex');
  return `1${BigInt(`0x${hash}`).toString().slice(0, 20)}`;
}

const isGmail = (email: string) => /@(gmail|googlemail)\.com$/i.test(email);

/** The identity claims of an ID token. `hd` stands only in tokens of a Workspace. */
export function accountClaims({ email, name, emailVerified, workspace }: GoogleAccount) {
  const [givenName = name, ...rest] = name.split(' ');
  return {
    sub: subjectOf(email),
    email,
    email_verified: emailVerified,
    name,
    given_name: givenName,
    ...(rest.length > 0 && { family_name: rest.join(' ') }),
    ...(workspace && !isGmail(email) && { hd: email.split('@').at(-1) }),
  };
}
