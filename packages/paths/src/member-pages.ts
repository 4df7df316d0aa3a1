import { crumb, type Page } from './page.ts';
import type { PathName } from './patterns.ts';

const guarded = { owner: 'member', access: 'guarded', kind: 'hydrated', visitorHeader: false } as const;

const data = crumb('data');
const trees = crumb('trees', 'trees');
const wishtree = crumb('wishtree', 'wishtree');
const transactions = crumb('transactions', 'transactions');
const certificates = crumb('certificates', 'certificates');

/** The pages behind the guard. */
export const memberPages = {
  trees: {
    ...guarded,
    titleKey: 'trees:list.title',
    breadcrumb: [data, trees],
    bottomNav: 'trees',
  },
  tree: {
    ...guarded,
    titleKey: 'trees:list.title',
    breadcrumb: [data, trees],
    bottomNav: 'trees',
    numeric: { param: 'treeId' },
  },
  adopters: {
    ...guarded,
    titleKey: 'adopters:page.title',
    breadcrumb: [data, crumb('adopters', 'adopters')],
  },
  map: {
    ...guarded,
    titleKey: 'map:page.title',
    breadcrumb: [crumb('mapping', 'map')],
    bottomNav: 'mapping',
  },
  profile: {
    ...guarded,
    titleKey: 'profile:page.title',
    breadcrumb: [crumb('profile', 'profile')],
    bottomNav: 'profile',
  },
  emailVerification: {
    ...guarded,
    titleKey: 'auth:meta.verify',
    breadcrumb: [crumb('emailVerification', 'emailVerification')],
  },
  wishtree: {
    ...guarded,
    titleKey: 'wishtree:page.title',
    breadcrumb: [wishtree],
  },
  checkout: {
    ...guarded,
    titleKey: 'checkout:page.title',
    breadcrumb: [wishtree, crumb('checkout', 'checkout')],
  },
  transactions: {
    ...guarded,
    titleKey: 'transactions:list.title',
    breadcrumb: [transactions],
  },
  transaction: {
    ...guarded,
    titleKey: 'transactions:list.title',
    breadcrumb: [transactions],
    numeric: { param: 'transactionId' },
  },
  certificates: {
    ...guarded,
    titleKey: 'certificates:list.title',
    breadcrumb: [certificates],
  },
  myCertificate: {
    ...guarded,
    titleKey: 'certificates:list.title',
    breadcrumb: [certificates],
    whenSignedOut: 'certificate',
  },
  notifications: {
    ...guarded,
    titleKey: 'notifications:page.title',
    breadcrumb: [crumb('notifications', 'notifications')],
  },
} satisfies Partial<Record<PathName, Page>>;
