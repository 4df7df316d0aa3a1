/** A page whose first load is weighed. Sizes are kB of JavaScript, gzip; a kB is 1,000 bytes. */
export interface WeighedPage {
  readonly name: string;
  readonly app: 'public' | 'member';
  readonly path: string;
  /** In the frame for adopters. */
  readonly signedIn?: boolean;
  /** What it should weigh. */
  readonly goal: number;
  /** What the test lets it weigh: a little more than it does, and raised only for what a page newly does, to its goal at most. */
  readonly ceiling: number;
}

/** A document that reads without React, a form that React lives in, and a page of the adopters' app. */
const goals = { document: 8, form: 170, member: 210 } as const;

/** An open page of each kind, and every page for adopters. */
export const weighedPages: readonly WeighedPage[] = [
  { name: 'home, for a visitor', app: 'public', path: '/id/', goal: goals.document, ceiling: 2.7 },
  {
    name: 'questions, for an adopter',
    app: 'public',
    path: '/id/other/faq',
    signedIn: true,
    goal: goals.form,
    ceiling: 120,
  },
  { name: 'login', app: 'public', path: '/id/login', goal: goals.form, ceiling: 143.7 },
  { name: 'registering', app: 'public', path: '/id/register', goal: goals.form, ceiling: 143.7 },
  {
    name: 'forgotten password',
    app: 'public',
    path: '/id/forgot-password/',
    goal: goals.form,
    ceiling: 143.7,
  },
  { name: 'new password', app: 'public', path: '/id/reset-password/', goal: goals.form, ceiling: 143.7 },
  { name: 'mailed link', app: 'public', path: '/id/verify-email/', goal: goals.form, ceiling: 143.7 },
  {
    name: 'return from Google',
    app: 'public',
    path: '/id/auth/google/callback/',
    goal: goals.form,
    ceiling: 143.7,
  },
  { name: 'contact form', app: 'public', path: '/id/other/contact-us', goal: goals.form, ceiling: 143.7 },
  {
    name: "choosing a guest's trees",
    app: 'public',
    path: '/id/unsigned/checkout/',
    goal: goals.document,
    ceiling: 7.3,
  },
  {
    name: 'guest checkout',
    app: 'public',
    path: '/id/unsigned/checkout/?trees=1',
    goal: goals.form,
    ceiling: 149,
  },
  { name: 'home, for an adopter', app: 'member', path: '/id/', goal: goals.member, ceiling: 197 },
  { name: 'trees', app: 'member', path: '/id/data/pohon/', goal: goals.member, ceiling: 196 },
  { name: 'a tree', app: 'member', path: '/id/data/pohon/1/', goal: goals.member, ceiling: 204.6 },
  { name: 'adopters', app: 'member', path: '/id/data/adopter/', goal: goals.member, ceiling: 185.1 },
  {
    name: 'map, without what draws it',
    app: 'member',
    path: '/id/pemetaan/',
    goal: goals.member,
    ceiling: 193,
  },
  { name: 'wishtree', app: 'member', path: '/id/wishtree/', goal: goals.member, ceiling: 190 },
  { name: 'checkout', app: 'member', path: '/id/checkout/', goal: goals.member, ceiling: 210 },
  { name: 'transactions', app: 'member', path: '/id/transaction/', goal: goals.member, ceiling: 186 },
  { name: 'a transaction', app: 'member', path: '/id/transaction/1/', goal: goals.member, ceiling: 205.7 },
  { name: 'certificates', app: 'member', path: '/id/certificates/', goal: goals.member, ceiling: 182 },
  {
    name: 'a certificate',
    app: 'member',
    path: '/id/certificates/me/1/',
    goal: goals.member,
    ceiling: 198.1,
  },
  { name: 'notifications', app: 'member', path: '/id/notification/', goal: goals.member, ceiling: 186 },
  { name: 'profile', app: 'member', path: '/id/profile', goal: goals.member, ceiling: 186.2 },
  {
    name: 'email verification',
    app: 'member',
    path: '/id/email-verification/',
    goal: goals.member,
    ceiling: 183.1,
  },
];
