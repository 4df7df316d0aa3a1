import { pathTo } from '@rimba/paths';

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
  { name: 'home, for a visitor', app: 'public', path: pathTo('home'), goal: goals.document, ceiling: 2.7 },
  {
    name: 'questions, for an adopter',
    app: 'public',
    path: pathTo('faq'),
    signedIn: true,
    goal: goals.form,
    ceiling: 120,
  },
  { name: 'login', app: 'public', path: pathTo('login'), goal: goals.form, ceiling: 144.2 },
  { name: 'registering', app: 'public', path: pathTo('register'), goal: goals.form, ceiling: 144.2 },
  {
    name: 'forgotten password',
    app: 'public',
    path: pathTo('forgotPassword'),
    goal: goals.form,
    ceiling: 144.2,
  },
  { name: 'new password', app: 'public', path: pathTo('resetPassword'), goal: goals.form, ceiling: 144.2 },
  { name: 'mailed link', app: 'public', path: pathTo('verifyEmail'), goal: goals.form, ceiling: 144.2 },
  {
    name: 'return from Google',
    app: 'public',
    path: pathTo('googleCallback'),
    goal: goals.form,
    ceiling: 144.2,
  },
  { name: 'contact form', app: 'public', path: pathTo('contact'), goal: goals.form, ceiling: 144.2 },
  {
    name: "choosing a guest's trees",
    app: 'public',
    path: pathTo('unsignedCheckout'),
    goal: goals.document,
    ceiling: 7.3,
  },
  {
    name: 'guest checkout',
    app: 'public',
    path: `${pathTo('unsignedCheckout')}?trees=1`,
    goal: goals.form,
    ceiling: 149.8,
  },
  { name: 'home, for an adopter', app: 'member', path: pathTo('home'), goal: goals.member, ceiling: 198.2 },
  { name: 'trees', app: 'member', path: pathTo('trees'), goal: goals.member, ceiling: 196 },
  { name: 'a tree', app: 'member', path: pathTo('tree', { treeId: 1 }), goal: goals.member, ceiling: 205.4 },
  { name: 'adopters', app: 'member', path: pathTo('adopters'), goal: goals.member, ceiling: 185.1 },
  {
    name: 'map, without what draws it',
    app: 'member',
    path: pathTo('map'),
    goal: goals.member,
    ceiling: 193,
  },
  { name: 'wishtree', app: 'member', path: pathTo('wishtree'), goal: goals.member, ceiling: 190 },
  { name: 'checkout', app: 'member', path: pathTo('checkout'), goal: goals.member, ceiling: 210 },
  { name: 'transactions', app: 'member', path: pathTo('transactions'), goal: goals.member, ceiling: 186 },
  {
    name: 'a transaction',
    app: 'member',
    path: pathTo('transaction', { transactionId: 1 }),
    goal: goals.member,
    ceiling: 207.4,
  },
  { name: 'certificates', app: 'member', path: pathTo('certificates'), goal: goals.member, ceiling: 182 },
  {
    name: 'a certificate',
    app: 'member',
    path: pathTo('myCertificate', { certificateNumber: 1 }),
    goal: goals.member,
    ceiling: 198.1,
  },
  { name: 'notifications', app: 'member', path: pathTo('notifications'), goal: goals.member, ceiling: 186 },
  { name: 'profile', app: 'member', path: pathTo('profile'), goal: goals.member, ceiling: 186.2 },
  {
    name: 'email verification',
    app: 'member',
    path: pathTo('emailVerification'),
    goal: goals.member,
    ceiling: 183.6,
  },
];
