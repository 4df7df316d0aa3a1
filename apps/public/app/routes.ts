import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { type PageWith, routesOf } from '@rimba/paths';

/** The module of each of this app's pages; one that is missing does not compile. */
const modules = {
  home: 'home/route.tsx',

  shelf: 'shelf/route.tsx',
  shelfTree: 'shelf-tree/route.tsx',

  whatIsAdoption: 'what-is-adoption/route.tsx',
  communities: 'communities/route.tsx',
  community: 'community/route.tsx',
  communityPhotos: 'community-photos/route.tsx',

  news: 'news/route.tsx',
  newsFeed: 'news-feed/route.ts',
  newsNote: 'news-note/route.tsx',

  reports: 'reports/route.tsx',
  whereTheMoneyGoes: 'where-the-money-goes/route.tsx',
  financialReport: 'financial-report/route.tsx',
  yearReports: 'year-reports/route.tsx',
  yearReport: 'year-report/route.tsx',

  programmes: 'programmes/route.tsx',
  programmeAdoption: 'programmes/programme.tsx',
  programmeBiodiversity: 'programmes/programme.tsx',
  programmePatrol: 'programmes/programme.tsx',
  programmeEmpowerment: 'programmes/programme.tsx',

  faq: 'faq/route.tsx',
  contact: 'contact/route.tsx',
  certificateCheck: 'certificate-check/route.tsx',
  privacy: 'privacy/route.tsx',

  login: 'login/route.tsx',
  register: 'register/route.tsx',
  forgotPassword: 'forgot-password/route.tsx',
  resetPassword: 'reset-password/route.tsx',
  verifyEmail: 'verify-email/route.tsx',
  googleCallback: 'google-callback/route.tsx',

  certificate: 'certificate/route.tsx',
  gift: 'gift/route.tsx',
  leaveMails: 'leave-mails/route.tsx',
  unsignedCheckout: 'guest-checkout/route.tsx',

  preview: 'preview/route.ts',
  sitemap: 'for-crawlers/sitemap-index-route.ts',
  sitemapPart: 'for-crawlers/sitemap-route.ts',
  robots: 'for-crawlers/robots-route.ts',

  notFound: 'not-found/route.tsx',
} as const satisfies Record<PageWith<{ owner: 'public' | 'both' }>, string>;

const pages = routesOf(modules).map(({ id, path, module }) =>
  path === '' ? index(`routes/${module}`, { id }) : route(path, `routes/${module}`, { id }),
);

// The first segment may name a language; the root refuses any other.
export default prefix(':language?', [
  ...pages,
  route('*', 'routes/not-found/route.tsx'),
]) satisfies RouteConfig;
