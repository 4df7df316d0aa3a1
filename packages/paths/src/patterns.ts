/**
 * Every address of the product as spec.md section 2 writes it, by the name that links use. `{name}` stands
 * for one segment; the trailing slash, or its absence, is part of the address.
 */
export const patterns = {
  home: '/',

  whatIsAdoption: '/tentang-kami/apa-itu-adopsi-pohon/',
  communities: '/tentang-kami/kelompok-komunitas/',
  community: '/tentang-kami/kelompok-komunitas/{kelompokKomunitasName}',
  communityPhotos: '/tentang-kami/kelompok-komunitas/{kelompokKomunitasId}/all-photos/',
  reports: '/tentang-kami/laporan-laporan/',
  yearReports: '/tentang-kami/laporan-laporan/year-report/',
  yearReport: '/tentang-kami/laporan-laporan/year-report/{year}/',
  financialReport: '/tentang-kami/laporan-laporan/financial-report/',

  programmes: '/program-kami/',
  programmeAdoption: '/program-kami/adopsi-pohon',
  programmeBiodiversity: '/program-kami/monitor-biodiversity',
  programmePatrol: '/program-kami/patroli-&-geo-tagging',
  programmeEmpowerment: '/program-kami/pemberdayaan-masyarakat',

  faq: '/other/faq',
  contact: '/other/contact-us',
  privacy: '/other/privacy-policy',

  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password/',
  resetPassword: '/reset-password/',
  verifyEmail: '/verify-email/',
  googleCallback: '/auth/google/callback/',

  certificate: '/certificates/{certificateNumber}/',
  unsignedCheckout: '/unsigned/checkout/',
  notFound: '/not-found',
  preview: '/preview/{picture}',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',

  trees: '/data/pohon/',
  tree: '/data/pohon/{treeId}/',
  adopters: '/data/adopter/',
  map: '/pemetaan/',

  profile: '/profile',
  emailVerification: '/email-verification/',
  wishtree: '/wishtree/',
  checkout: '/checkout/',
  transactions: '/transaction/',
  transaction: '/transaction/{transactionId}/',
  certificates: '/certificates/',
  myCertificate: '/certificates/me/{certificateNumber}/',
  notifications: '/notification/',
} as const satisfies Record<string, `/${string}`>;

export type PathName = keyof typeof patterns;

/** Short addresses that only lead on. */
export const redirects = {
  '/about': 'whatIsAdoption',
  '/faq': 'faq',
  '/contact-us': 'contact',
  '/privacy-policy': 'privacy',
} as const satisfies Record<`/${string}`, PathName>;

type ParamName<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

/** The parameters that an address needs: `{ treeId }` for `tree`, none for `trees`. */
export type PathParams<Name extends PathName> = Readonly<
  Record<ParamName<(typeof patterns)[Name]>, string | number>
>;
