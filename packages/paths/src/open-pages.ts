import { crumb, type Page } from './page.ts';
import type { PathName } from './patterns.ts';

const open = { owner: 'public', access: 'open', kind: 'document', visitorHeader: true } as const;
const form = { ...open, kind: 'hydrated' } as const;
/** For whoever is not signed in, or not yet. */
const signIn = { ...form, forVisitors: true } as const;
/** Not a page, but rendered and kept like one. */
const file = { ...open, titleKey: 'common:app.name', breadcrumb: [] } as const;

const about = crumb('about');
const communities = crumb('communities', 'communities');
const reports = crumb('reports', 'reports');
const yearReports = crumb('yearReport', 'yearReports');
const programmes = crumb('programmes', 'programmes');
const other = crumb('other');

/** The pages that anyone may read. */
export const openPages = {
  home: {
    ...open,
    owner: 'both',
    titleKey: 'home:meta.title',
    breadcrumb: [crumb('home', 'home')],
    bottomNav: 'home',
  },

  whatIsAdoption: {
    ...open,
    titleKey: 'about:meta.title',
    breadcrumb: [about, crumb('whatIsAdoption', 'whatIsAdoption')],
  },
  communities: {
    ...open,
    titleKey: 'communities:meta.title',
    breadcrumb: [about, communities],
  },
  community: {
    ...open,
    titleKey: 'communities:meta.title',
    breadcrumb: [about, communities],
  },
  communityPhotos: {
    ...open,
    titleKey: 'common:breadcrumb.allPhotos',
    breadcrumb: [about, communities, crumb('allPhotos', 'communityPhotos')],
    numeric: { param: 'kelompokKomunitasId' },
  },
  reports: {
    ...open,
    titleKey: 'reports:meta.title',
    breadcrumb: [about, reports],
  },
  yearReports: {
    ...open,
    titleKey: 'common:breadcrumb.yearReport',
    breadcrumb: [about, reports, yearReports],
  },
  yearReport: {
    ...open,
    titleKey: 'common:breadcrumb.yearReport',
    breadcrumb: [about, reports, yearReports],
    numeric: { param: 'year', otherwise: 'yearReports' },
  },
  financialReport: {
    ...open,
    titleKey: 'common:breadcrumb.financialReport',
    breadcrumb: [about, reports, crumb('financialReport', 'financialReport')],
  },

  programmes: {
    ...open,
    titleKey: 'programmes:page.title',
    breadcrumb: [programmes],
  },
  programmeAdoption: {
    ...open,
    titleKey: 'common:breadcrumb.programmeAdoption',
    breadcrumb: [programmes, crumb('programmeAdoption', 'programmeAdoption')],
  },
  programmeBiodiversity: {
    ...open,
    titleKey: 'common:breadcrumb.programmeBiodiversity',
    breadcrumb: [programmes, crumb('programmeBiodiversity', 'programmeBiodiversity')],
  },
  programmePatrol: {
    ...open,
    titleKey: 'common:breadcrumb.programmePatrol',
    breadcrumb: [programmes, crumb('programmePatrol', 'programmePatrol')],
  },
  programmeEmpowerment: {
    ...open,
    titleKey: 'common:breadcrumb.programmeEmpowerment',
    breadcrumb: [programmes, crumb('programmeEmpowerment', 'programmeEmpowerment')],
  },

  faq: { ...open, titleKey: 'faq:meta.title', breadcrumb: [other, crumb('faq', 'faq')] },
  contact: {
    ...form,
    titleKey: 'contact:meta.title',
    breadcrumb: [other, crumb('contact', 'contact')],
  },
  privacy: {
    ...open,
    titleKey: 'privacy:meta.title',
    breadcrumb: [other, crumb('privacy', 'privacy')],
  },

  login: {
    ...signIn,
    titleKey: 'auth:meta.login',
    breadcrumb: [crumb('login', 'login')],
    whenSignedIn: 'home',
  },
  register: {
    ...signIn,
    titleKey: 'auth:meta.register',
    breadcrumb: [crumb('register', 'register')],
    whenSignedIn: 'home',
  },
  forgotPassword: { ...signIn, titleKey: 'auth:meta.forgot', breadcrumb: [] },
  resetPassword: { ...signIn, titleKey: 'auth:meta.reset', breadcrumb: [] },
  verifyEmail: { ...signIn, titleKey: 'auth:meta.verify', breadcrumb: [] },
  googleCallback: {
    ...signIn,
    titleKey: 'auth:meta.login',
    breadcrumb: [],
    visitorHeader: false,
  },
  certificate: {
    ...open,
    forVisitors: true,
    titleKey: 'certificates:list.title',
    breadcrumb: [crumb('certificates')],
    whenSignedIn: 'myCertificate',
  },
  unsignedCheckout: {
    ...signIn,
    titleKey: 'checkout:page.title',
    breadcrumb: [crumb('checkout')],
    whenSignedIn: 'checkout',
  },
  preview: file,
  sitemap: file,
  robots: file,
  notFound: { ...open, forVisitors: true, titleKey: 'common:notFound.title', breadcrumb: [] },
} satisfies Partial<Record<PathName, Page>>;
