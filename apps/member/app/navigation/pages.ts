import type { PathName } from '@rimba/paths';

/** Where each page's module lies under `routes`; its address is the one in the shell's table (spec.md section 2). */
export const pageFolders = {
  home: 'home',

  trees: 'trees/list',
  tree: 'trees/detail',
  adopters: 'adopters',
  map: 'map',

  wishtree: 'wishtree',
  checkout: 'checkout',
  transactions: 'transactions/list',
  transaction: 'transactions/detail',
  certificates: 'certificates/list',
  myCertificate: 'certificates/detail',

  notifications: 'notifications',
  emailVerification: 'email-verification',
  profile: 'profile',
} as const satisfies Partial<Record<PathName, string>>;

export type MemberPage = keyof typeof pageFolders;

export const isMemberPage = (name: PathName): name is MemberPage => Object.hasOwn(pageFolders, name);

/** The module of a page, as the build's manifest calls it. */
export const pageModule = (page: MemberPage) => `app/routes/${pageFolders[page]}/route.tsx`;
