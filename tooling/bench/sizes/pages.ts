/** A page whose first load is weighed. Sizes are kB of JavaScript, gzip; a kB is 1,000 bytes. */
export interface WeighedPage {
  readonly name: string;
  readonly app: 'public' | 'member';
  readonly path: string;
  /** In the frame for adopters. */
  readonly signedIn?: boolean;
  /** What it should weigh. */
  readonly goal: number;
  /** What the test lets it weigh until it is there: lowered with every gain, never raised. */
  readonly ceiling: number;
}

/** One page of each kind: a document, an open page with a form, the lightest and the heaviest for adopters. */
export const weighedPages: readonly WeighedPage[] = [
  { name: 'home, for a visitor', app: 'public', path: '/id/', goal: 29, ceiling: 2 },
  {
    name: 'questions, for an adopter',
    app: 'public',
    path: '/id/other/faq',
    signedIn: true,
    goal: 170,
    ceiling: 127,
  },
  { name: 'login', app: 'public', path: '/id/login', goal: 170, ceiling: 188 },
  { name: 'guest checkout', app: 'public', path: '/id/unsigned/checkout/', goal: 170, ceiling: 201 },
  { name: 'trees, for an adopter', app: 'member', path: '/id/data/pohon/', goal: 170, ceiling: 190 },
  { name: 'checkout', app: 'member', path: '/id/checkout/', goal: 170, ceiling: 208 },
];
