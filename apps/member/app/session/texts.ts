import type { Namespace } from '@rimba/i18n';
import type { PathName } from '@rimba/paths';

/** What the frame itself says, on every page. */
export const frameTexts: readonly Namespace[] = ['auth', 'errors'];

/** What each page says besides. */
const pageTexts: Partial<Record<PathName, readonly Namespace[]>> = {
  home: ['member-home', 'home', 'trees', 'adopters'],
  trees: ['trees'],
  tree: ['trees'],
  adopters: ['adopters'],
  map: ['map', 'trees'],
  wishtree: ['wishtree', 'trees'],
  checkout: ['checkout', 'error-help'],
  transactions: ['transactions'],
  transaction: ['transactions', 'checkout', 'error-help'],
  certificates: ['certificates'],
  myCertificate: ['certificates', 'profile'],
  notifications: ['notifications'],
  emailVerification: [],
  profile: ['profile'],
};

/** Everything that members' pages say. */
export const everyText: readonly Namespace[] = [
  ...new Set<Namespace>(['common', ...frameTexts, ...Object.values(pageTexts).flat()]),
];

export const textsOf = (page: PathName | undefined): readonly Namespace[] =>
  page === undefined ? [] : (pageTexts[page] ?? []);
