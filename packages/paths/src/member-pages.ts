import { crumb, type PageRow } from './page.ts';

const guarded = {
  owner: 'member',
  access: 'guarded',
  kind: 'hydrated',
  sitemap: false,
  picture: 'home',
  visitorHeader: false,
} as const;

const data = crumb('data');
const trees = crumb('trees', 'trees');
const wishtree = crumb('wishtree', 'wishtree');
const transactions = crumb('transactions', 'transactions');
const certificates = crumb('certificates', 'certificates');
const notifications = crumb('notifications', 'notifications');

/** The pages behind the guard. */
export const memberPages = {
  trees: {
    ...guarded,
    path: '/data/pohon/',
    title: 'trees:list.title',
    breadcrumb: [data, trees],
    menus: {
      'sidebar.data': 'sidebar.items.tree',
      bottom: 'nav.trees',
    },
    texts: ['trees'],
  },
  tree: {
    ...guarded,
    path: '/data/pohon/{treeId}/',
    title: 'trees:list.title',
    breadcrumb: [data, trees],
    menus: {},
    texts: ['trees'],
    numeric: { param: 'treeId' },
  },
  adopters: {
    ...guarded,
    path: '/data/adopter/',
    title: 'adopters:page.title',
    breadcrumb: [data, crumb('adopters', 'adopters')],
    menus: { 'sidebar.data': 'sidebar.items.adopter' },
    texts: ['adopters'],
  },
  map: {
    ...guarded,
    path: '/pemetaan/',
    title: 'map:page.title',
    breadcrumb: [crumb('mapping', 'map')],
    menus: { sidebar: 'sidebar.groups.mapping', bottom: 'nav.mapping' },
    texts: ['map', 'trees'],
  },
  profile: {
    ...guarded,
    path: '/profile',
    title: 'profile:page.title',
    breadcrumb: [crumb('profile', 'profile')],
    menus: {
      profile: 'profileMenu.account',
      sidebar: 'sidebar.groups.profile',
      bottom: 'nav.profile',
      'account.member': 'nav.profile',
    },
    texts: ['profile'],
  },
  emailVerification: {
    ...guarded,
    path: '/email-verification/',
    title: 'auth:meta.verify',
    breadcrumb: [crumb('emailVerification', 'emailVerification')],
    menus: {},
    texts: ['profile'],
  },
  transactions: {
    ...guarded,
    path: '/transaction/',
    title: 'transactions:list.title',
    breadcrumb: [transactions],
    menus: { profile: 'profileMenu.transactions' },
    texts: ['transactions'],
  },
  transaction: {
    ...guarded,
    path: '/transaction/{transactionId}/',
    title: 'transactions:list.title',
    breadcrumb: [transactions],
    menus: {},
    texts: ['transactions', 'checkout', 'error-help', 'gifts'],
    numeric: { param: 'transactionId' },
  },
  wishtree: {
    ...guarded,
    path: '/wishtree/',
    title: 'wishtree:page.title',
    breadcrumb: [wishtree],
    menus: { profile: 'profileMenu.wishtree' },
    texts: ['wishtree', 'trees'],
  },
  checkout: {
    ...guarded,
    path: '/checkout/',
    title: 'checkout:page.title',
    breadcrumb: [wishtree, crumb('checkout', 'checkout')],
    menus: {},
    texts: ['checkout', 'error-help'],
  },
  renew: {
    ...guarded,
    path: '/renew/',
    title: 'renew:meta',
    breadcrumb: [crumb('renew', 'renew')],
    menus: {},
    texts: ['renew', 'checkout'],
  },
  year: {
    ...guarded,
    path: '/year/{year}/',
    title: 'year:meta',
    breadcrumb: [crumb('year', 'year')],
    menus: {},
    texts: ['year', 'renew'],
    numeric: { param: 'year' },
  },
  certificates: {
    ...guarded,
    path: '/certificates/',
    title: 'certificates:list.title',
    breadcrumb: [certificates],
    menus: { profile: 'profileMenu.certificates' },
    texts: ['certificates'],
  },
  myCertificate: {
    ...guarded,
    path: '/certificates/me/{certificateNumber}/',
    title: 'certificates:list.title',
    breadcrumb: [certificates],
    menus: {},
    texts: ['certificates', 'profile'],
    whenSignedOut: 'certificate',
  },
  notifications: {
    ...guarded,
    path: '/notification/',
    title: 'notifications:page.title',
    breadcrumb: [notifications],
    menus: { profile: 'profileMenu.notifications' },
    texts: ['notifications'],
  },
  letter: {
    ...guarded,
    path: '/notification/{letterId}/',
    title: 'letters:page.title',
    breadcrumb: [notifications],
    menus: {},
    texts: ['letters', 'trees'],
    numeric: { param: 'letterId' },
  },
} as const satisfies Record<string, PageRow>;
