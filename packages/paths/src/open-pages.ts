import { crumb, type PageRow } from './page.ts';

const open = {
  owner: 'public',
  access: 'open',
  kind: 'document',
  texts: [],
  visitorHeader: true,
} as const;
const form = { ...open, kind: 'hydrated' } as const;
/** Found by those who are led there. */
const unlisted = { menus: {}, sitemap: false, picture: 'home' } as const;
/** For whoever is not signed in, or not yet. */
const signIn = { ...form, ...unlisted, forVisitors: true, texts: ['auth', 'errors'] } as const;
/** Not a page, but rendered and kept like one. */
const file = { ...open, ...unlisted, title: 'common:app.name', breadcrumb: [] } as const;

const shelf = crumb('trees', 'shelf');
const about = crumb('about', 'whatIsAdoption');
const communities = crumb('communities', 'communities');
const reports = crumb('reports', 'reports');
const yearReports = crumb('yearReport', 'yearReports');
const programmes = crumb('programmes', 'programmes');
const news = crumb('news', 'news');

/** The pages that anyone may read. */
export const openPages = {
  home: {
    ...open,
    path: '/',
    owner: 'both',
    title: 'home:meta.title',
    breadcrumb: [crumb('home', 'home')],
    menus: { sidebar: 'sidebar.groups.home', bottom: 'nav.home', header: 'nav.home' },
    sitemap: true,
    picture: 'own',
    texts: ['member-home', 'home', 'trees', 'adopters', 'letters'],
  },

  shelf: {
    ...open,
    path: '/pohon/',
    title: 'shelf:meta.title',
    breadcrumb: [shelf],
    menus: { header: 'nav.trees', 'footer.explore': 'nav.trees' },
    sitemap: true,
    picture: 'own',
    whenSignedIn: 'trees',
  },
  shelfTree: {
    ...open,
    path: '/pohon/{treeCode}/',
    title: 'shelf:meta.title',
    breadcrumb: [shelf],
    menus: {},
    sitemap: true,
    picture: 'tree-{treeCode}',
  },

  whatIsAdoption: {
    ...open,
    path: '/tentang-kami/apa-itu-adopsi-pohon/',
    title: 'about:meta.title',
    breadcrumb: [crumb('whatIsAdoption', 'whatIsAdoption')],
    menus: {
      'sidebar.about': 'sidebar.items.whatIsAdoption',
      header: 'nav.about',
      'footer.explore': 'sidebar.items.whatIsAdoption',
    },
    sitemap: true,
    picture: 'own',
  },
  communities: {
    ...open,
    path: '/tentang-kami/kelompok-komunitas/',
    title: 'communities:meta.title',
    breadcrumb: [about, communities],
    menus: {
      'sidebar.about': 'sidebar.items.communities',
      'footer.explore': 'sidebar.items.communities',
    },
    sitemap: true,
    picture: 'own',
  },
  community: {
    ...open,
    path: '/tentang-kami/kelompok-komunitas/{kelompokKomunitasName}',
    title: 'communities:meta.title',
    breadcrumb: [about, communities],
    menus: {},
    sitemap: true,
    picture: 'community-{kelompokKomunitasName}',
  },
  communityPhotos: {
    ...open,
    path: '/tentang-kami/kelompok-komunitas/{kelompokKomunitasId}/all-photos/',
    title: 'common:breadcrumb.allPhotos',
    menus: {},
    breadcrumb: [about, communities, crumb('allPhotos', 'communityPhotos')],
    sitemap: false,
    picture: 'home',
    numeric: { param: 'kelompokKomunitasId' },
  },

  programmes: {
    ...open,
    path: '/program-kami/',
    title: 'programmes:page.title',
    breadcrumb: [programmes],
    menus: { 'sidebar.extra': 'breadcrumb.programmes' },
    sitemap: true,
    picture: 'own',
  },
  programmeAdoption: {
    ...open,
    path: '/program-kami/adopsi-pohon',
    title: 'common:breadcrumb.programmeAdoption',
    menus: {},
    breadcrumb: [programmes, crumb('programmeAdoption', 'programmeAdoption')],
    sitemap: true,
    picture: 'own',
  },
  programmePatrol: {
    ...open,
    path: '/program-kami/patroli-&-geo-tagging',
    title: 'common:breadcrumb.programmePatrol',
    breadcrumb: [programmes, crumb('programmePatrol', 'programmePatrol')],
    menus: { 'footer.explore': 'sidebar.programmes.patrol' },
    sitemap: true,
    picture: 'own',
  },
  programmeBiodiversity: {
    ...open,
    path: '/program-kami/monitor-biodiversity',
    title: 'common:breadcrumb.programmeBiodiversity',
    breadcrumb: [programmes, crumb('programmeBiodiversity', 'programmeBiodiversity')],
    menus: { 'footer.explore': 'sidebar.programmes.biodiversity' },
    sitemap: true,
    picture: 'own',
  },
  programmeEmpowerment: {
    ...open,
    path: '/program-kami/pemberdayaan-masyarakat',
    title: 'common:breadcrumb.programmeEmpowerment',
    breadcrumb: [programmes, crumb('programmeEmpowerment', 'programmeEmpowerment')],
    menus: { 'footer.explore': 'sidebar.programmes.empowerment' },
    sitemap: true,
    picture: 'own',
  },

  news: {
    ...open,
    path: '/kabar/',
    title: 'news:title',
    breadcrumb: [news],
    menus: { 'sidebar.about': 'sidebar.items.news', 'footer.explore': 'sidebar.items.news' },
    sitemap: true,
    picture: 'own',
  },
  newsFeed: { ...file, path: '/kabar/atom.xml' },
  newsNote: {
    ...open,
    path: '/kabar/{newsId}/',
    title: 'news:title',
    breadcrumb: [news],
    menus: {},
    sitemap: true,
    picture: 'news-{newsId}',
    numeric: { param: 'newsId', otherwise: 'news' },
  },

  reports: {
    ...open,
    path: '/tentang-kami/laporan-laporan/',
    title: 'reports:meta.title',
    breadcrumb: [about, reports],
    menus: { 'sidebar.about': 'sidebar.items.reports' },
    sitemap: true,
    picture: 'own',
  },
  whereTheMoneyGoes: {
    ...open,
    path: '/tentang-kami/laporan-laporan/ke-mana-uangnya/',
    title: 'common:breadcrumb.whereTheMoneyGoes',
    breadcrumb: [about, reports, crumb('whereTheMoneyGoes', 'whereTheMoneyGoes')],
    menus: {
      'sidebar.reports': 'sidebar.items.whereTheMoneyGoes',
      'footer.transparency': 'sidebar.items.whereTheMoneyGoes',
    },
    sitemap: true,
    picture: 'own',
  },
  financialReport: {
    ...open,
    path: '/tentang-kami/laporan-laporan/financial-report/',
    title: 'common:breadcrumb.financialReport',
    breadcrumb: [about, reports, crumb('financialReport', 'financialReport')],
    menus: {
      'sidebar.reports': 'sidebar.items.financialReport',
      'sidebar.extra': 'sidebar.items.financialReport',
      'footer.transparency': 'sidebar.items.financialReport',
    },
    sitemap: true,
    picture: 'own',
  },
  yearReports: {
    ...open,
    path: '/tentang-kami/laporan-laporan/year-report/',
    title: 'common:breadcrumb.yearReport',
    breadcrumb: [about, reports, yearReports],
    menus: {
      'sidebar.reports': 'sidebar.items.annualReports',
      'footer.transparency': 'sidebar.items.annualReports',
    },
    sitemap: true,
    picture: 'own',
  },
  yearReport: {
    ...open,
    path: '/tentang-kami/laporan-laporan/year-report/{year}/',
    title: 'common:breadcrumb.yearReport',
    menus: {},
    breadcrumb: [about, reports, yearReports],
    sitemap: true,
    picture: 'report-{year}',
    numeric: { param: 'year', otherwise: 'yearReports' },
  },

  faq: {
    ...open,
    path: '/other/faq',
    title: 'faq:meta.title',
    breadcrumb: [crumb('faq', 'faq')],
    menus: {
      'sidebar.other': 'sidebar.items.faq',
      header: 'nav.faq',
      'footer.help': 'sidebar.items.faq',
    },
    sitemap: true,
    picture: 'own',
  },
  contact: {
    ...form,
    path: '/other/contact-us',
    title: 'contact:meta.title',
    breadcrumb: [crumb('contact', 'contact')],
    menus: {
      'sidebar.other': 'sidebar.items.contact',
      header: 'nav.contact',
      'footer.help': 'sidebar.items.contact',
    },
    sitemap: true,
    picture: 'own',
    texts: ['contact', 'auth', 'errors'],
  },
  certificateCheck: {
    ...open,
    path: '/periksa-sertifikat/',
    title: 'common:nav.check',
    breadcrumb: [crumb('certificateCheck', 'certificateCheck')],
    menus: { 'sidebar.other': 'nav.check', 'footer.help': 'nav.check' },
    sitemap: true,
    picture: 'home',
  },
  privacy: {
    ...open,
    path: '/other/privacy-policy',
    title: 'privacy:meta.title',
    breadcrumb: [crumb('privacy', 'privacy')],
    menus: {
      'sidebar.other': 'sidebar.items.privacy',
      'footer.transparency': 'sidebar.items.privacy',
    },
    sitemap: true,
    picture: 'own',
  },

  login: {
    ...signIn,
    path: '/login',
    title: 'auth:meta.login',
    breadcrumb: [crumb('login', 'login')],
    menus: { 'account.visitor': 'nav.login' },
    whenSignedIn: 'home',
  },
  register: {
    ...signIn,
    path: '/register',
    title: 'auth:meta.register',
    breadcrumb: [crumb('register', 'register')],
    menus: { 'account.visitor': 'nav.register' },
    whenSignedIn: 'home',
  },
  forgotPassword: {
    ...signIn,
    path: '/forgot-password/',
    title: 'auth:meta.forgot',
    breadcrumb: [],
  },
  resetPassword: {
    ...signIn,
    path: '/reset-password/',
    title: 'auth:meta.reset',
    breadcrumb: [],
  },
  verifyEmail: {
    ...signIn,
    path: '/verify-email/',
    title: 'auth:meta.verify',
    breadcrumb: [],
  },
  googleCallback: {
    ...signIn,
    path: '/auth/google/callback/',
    title: 'auth:meta.login',
    breadcrumb: [],
    visitorHeader: false,
  },

  certificate: {
    ...open,
    ...unlisted,
    path: '/certificates/{certificateNumber}/',
    title: 'certificates:list.title',
    breadcrumb: [crumb('certificates')],
    forVisitors: true,
    whenSignedIn: 'myCertificate',
  },
  gift: {
    ...form,
    ...unlisted,
    path: '/h/{giftCode}/',
    title: 'gifts:meta.title',
    breadcrumb: [],
    forVisitors: true,
    texts: ['gifts', 'errors'],
  },
  leaveMails: {
    ...form,
    ...unlisted,
    path: '/unsubscribe/{token}/',
    title: 'notifications:leave.on.title',
    breadcrumb: [],
    forVisitors: true,
  },
  unsignedCheckout: {
    ...signIn,
    path: '/unsigned/checkout/',
    title: 'checkout:page.title',
    breadcrumb: [crumb('checkout')],
    texts: ['checkout', 'errors', 'error-help', 'trees'],
    whenSignedIn: 'checkout',
  },

  preview: { ...file, path: '/preview/{picture}' },
  sitemap: { ...file, path: '/sitemap.xml' },
  sitemapPart: { ...file, path: '/sitemap/{part}' },
  robots: { ...file, path: '/robots.txt' },

  notFound: {
    ...open,
    ...unlisted,
    path: '/not-found',
    title: 'common:notFound.title',
    breadcrumb: [],
    forVisitors: true,
  },
} as const satisfies Record<string, PageRow>;
