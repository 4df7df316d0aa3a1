import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes';

// The first segment may name a language; the root refuses any other. Addresses as spec.md section 2 has them.
export default prefix(':language?', [
  index('routes/home/route.tsx'),

  route('tentang-kami/apa-itu-adopsi-pohon', 'routes/what-is-adoption/route.tsx'),

  ...prefix('tentang-kami/kelompok-komunitas', [
    index('routes/communities/route.tsx'),
    route(':kelompokKomunitasName', 'routes/community/route.tsx'),
    route(':kelompokKomunitasId/all-photos', 'routes/community-photos/route.tsx'),
  ]),

  ...prefix('tentang-kami/laporan-laporan', [
    index('routes/reports/route.tsx'),
    route('year-report', 'routes/year-reports/route.tsx'),
    route('year-report/:year', 'routes/year-report/route.tsx'),
    route('financial-report', 'routes/financial-report/route.tsx'),
  ]),

  route('program-kami', 'routes/programmes/route.tsx'),
  ...['adopsi-pohon', 'monitor-biodiversity', 'patroli-&-geo-tagging', 'pemberdayaan-masyarakat'].map(
    (name) => route(`program-kami/${name}`, 'routes/programmes/programme.tsx', { id: name }),
  ),

  route('other/faq', 'routes/faq/route.tsx'),
  route('other/contact-us', 'routes/contact/route.tsx'),
  route('other/privacy-policy', 'routes/privacy/route.tsx'),

  route('login', 'routes/login/route.tsx'),
  route('register', 'routes/register/route.tsx'),
  route('forgot-password', 'routes/forgot-password/route.tsx'),
  route('reset-password', 'routes/reset-password/route.tsx'),
  route('verify-email', 'routes/verify-email/route.tsx'),

  route('unsigned/checkout', 'routes/guest-checkout/route.tsx'),

  route('certificates/:certificateNumber', 'routes/certificate/route.tsx'),

  route('auth/google/callback', 'routes/google-callback/route.tsx'),

  route('preview/:picture', 'routes/preview/route.ts'),
  route('sitemap.xml', 'routes/for-crawlers/sitemap-route.ts'),
  route('robots.txt', 'routes/for-crawlers/robots-route.ts'),

  route('not-found', 'routes/not-found/route.tsx', { id: 'not-found' }),
  route('*', 'routes/not-found/route.tsx'),
]) satisfies RouteConfig;
