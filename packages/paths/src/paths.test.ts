import { describe, expect, it } from 'vitest';
import { markedIn, matchPath, type PathName, pageNames, pages, pagesIn, pathTo, redirects } from './index.ts';

/** One address of every page, as its specification writes it. */
const addresses: [address: string, name: PathName, params: Record<string, string>][] = [
  ['/', 'home', {}],
  ['/pohon/', 'shelf', {}],
  ['/pohon/KB-KM-2024-000217/', 'shelfTree', { treeCode: 'KB-KM-2024-000217' }],
  ['/login', 'login', {}],
  ['/register', 'register', {}],
  ['/forgot-password/', 'forgotPassword', {}],
  ['/reset-password/', 'resetPassword', {}],
  ['/verify-email/', 'verifyEmail', {}],
  ['/auth/google/callback/', 'googleCallback', {}],
  ['/h/7F3K-9QTM-4WXA/', 'gift', { giftCode: '7F3K-9QTM-4WXA' }],
  ['/unsubscribe/7.rimba_season~mQ2x/', 'leaveMails', { token: '7.rimba_season~mQ2x' }],
  ['/certificates/RB-7K2M-9QXD/', 'certificate', { certificateNumber: 'RB-7K2M-9QXD' }],
  ['/unsigned/checkout/', 'unsignedCheckout', {}],
  ['/not-found', 'notFound', {}],
  ['/preview/faq.png', 'preview', { picture: 'faq.png' }],
  ['/sitemap.xml', 'sitemap', {}],
  ['/sitemap/trees-1.xml', 'sitemapPart', { part: 'trees-1.xml' }],
  ['/robots.txt', 'robots', {}],
  ['/profile', 'profile', {}],
  ['/wishtree/', 'wishtree', {}],
  ['/transaction/', 'transactions', {}],
  ['/transaction/12/', 'transaction', { transactionId: '12' }],
  ['/notification/', 'notifications', {}],
  ['/notification/12/', 'letter', { letterId: '12' }],
  ['/email-verification/', 'emailVerification', {}],
  ['/checkout/', 'checkout', {}],
  ['/renew/', 'renew', {}],
  ['/year/2027/', 'year', { year: '2027' }],
  ['/certificates/', 'certificates', {}],
  ['/certificates/me/RB-7K2M-9QXD/', 'myCertificate', { certificateNumber: 'RB-7K2M-9QXD' }],
  ['/program-kami/', 'programmes', {}],
  ['/program-kami/adopsi-pohon', 'programmeAdoption', {}],
  ['/program-kami/monitor-biodiversity', 'programmeBiodiversity', {}],
  ['/program-kami/patroli-&-geo-tagging', 'programmePatrol', {}],
  ['/program-kami/pemberdayaan-masyarakat', 'programmeEmpowerment', {}],
  ['/other/faq', 'faq', {}],
  ['/other/contact-us', 'contact', {}],
  ['/periksa-sertifikat/', 'certificateCheck', {}],
  ['/other/privacy-policy', 'privacy', {}],
  ['/data/pohon/', 'trees', {}],
  ['/data/pohon/217/', 'tree', { treeId: '217' }],
  ['/data/adopter/', 'adopters', {}],
  ['/pemetaan/', 'map', {}],
  ['/tentang-kami/apa-itu-adopsi-pohon/', 'whatIsAdoption', {}],
  ['/tentang-kami/kelompok-komunitas/', 'communities', {}],
  ['/tentang-kami/kelompok-komunitas/gambut-jaya', 'community', { kelompokKomunitasName: 'gambut-jaya' }],
  ['/tentang-kami/kelompok-komunitas/3/all-photos/', 'communityPhotos', { kelompokKomunitasId: '3' }],
  ['/tentang-kami/laporan-laporan/', 'reports', {}],
  ['/kabar/', 'news', {}],
  ['/kabar/atom.xml', 'newsFeed', {}],
  ['/kabar/12/', 'newsNote', { newsId: '12' }],
  ['/tentang-kami/laporan-laporan/ke-mana-uangnya/', 'whereTheMoneyGoes', {}],
  ['/tentang-kami/laporan-laporan/year-report/', 'yearReports', {}],
  ['/tentang-kami/laporan-laporan/year-report/2026/', 'yearReport', { year: '2026' }],
  ['/tentang-kami/laporan-laporan/financial-report/', 'financialReport', {}],
];

const otherForm = (address: string) => (address.endsWith('/') ? address.slice(0, -1) : `${address}/`);

describe.each(addresses)('%s', (address, name, params) => {
  it('is a page, bare and in a language', () => {
    const page = { kind: 'page', name, params, page: pages[name], pathname: address };
    expect(matchPath(address)).toEqual({ ...page, language: undefined });
    expect(matchPath(`/en${address}`)).toEqual({ ...page, language: 'en' });
  });

  it('is where its other form leads', () => {
    if (address !== '/')
      expect(matchPath(otherForm(address))).toEqual({ kind: 'redirect', status: 308, to: address });
    expect(matchPath(`/id${otherForm(address)}`)).toEqual({
      kind: 'redirect',
      status: 308,
      to: `/id${address}`,
    });
  });

  it('is what a link to it says', () => {
    // The table above is keyed at run time, so the parameters cannot be checked by type here.
    const link = pathTo as (name: PathName, params: Record<string, string>) => string;
    expect(link(name, params)).toBe(address);
  });
});

it('lists every page once', () => {
  expect(addresses.map(([, name]) => name).sort()).toEqual(pageNames.toSorted());
});

it.each([
  ['/about', '/tentang-kami/apa-itu-adopsi-pohon/'],
  ['/about/', '/tentang-kami/apa-itu-adopsi-pohon/'],
  ['/en/tentang-kami/', '/en/tentang-kami/apa-itu-adopsi-pohon/'],
  ['/faq', '/other/faq'],
  ['/contact-us', '/other/contact-us'],
  ['/privacy-policy', '/other/privacy-policy'],
  ['/en/faq', '/en/other/faq'],
  ['/id/certificates/me/', '/id/certificates/'],
])('leads from %s to %s', (from, to) => {
  expect(matchPath(from)).toEqual({ kind: 'redirect', status: 308, to });
});

it('takes the escaped ampersand for the literal one', () => {
  expect(matchPath('/program-kami/patroli-%26-geo-tagging')).toMatchObject({
    kind: 'page',
    name: 'programmePatrol',
  });
});

it('sends a year that is no number to the list of years', () => {
  expect(matchPath('/en/tentang-kami/laporan-laporan/year-report/latest/')).toEqual({
    kind: 'redirect',
    status: 302,
    to: '/en/tentang-kami/laporan-laporan/year-report/',
  });
});

it.each([
  '/nowhere',
  '/fr/other/faq',
  '/<script>/other/faq',
  '/EN/other/faq',
  '/en/id/other/faq',
  '//',
  '//evil.example/',
  '/en//evil.example/',
  '/en//',
  '/data/pohon/217/extra/',
  '/data/pohon/ulin/',
  '/transaction/-1/',
  '/tentang-kami/kelompok-komunitas/gambut-jaya/all-photos/',
  '/certificates/%E0%A4%A/',
  '/certificates/a%2Fb/',
  '/data',
  '/other/',
  '/api/v1/tree',
])('knows nothing of %s', (pathname) => {
  expect(matchPath(pathname)).toBeUndefined();
});

it('keeps a stranger’s text escaped where it leads on', () => {
  expect(matchPath('/certificates/%0d%0aSet-Cookie:x')).toEqual({
    kind: 'redirect',
    status: 308,
    to: '/certificates/%0D%0ASet-Cookie%3Ax/',
  });
});

it('builds links in a language', () => {
  expect(pathTo('tree', { treeId: 12 }, 'en')).toBe('/en/data/pohon/12/');
  expect(pathTo('home', {}, 'id')).toBe('/id/');
  expect(pathTo('community', { kelompokKomunitasName: 'Hutan Desa / A&B' })).toBe(
    '/tentang-kami/kelompok-komunitas/Hutan%20Desa%20%2F%20A%26B',
  );
});

describe('the table', () => {
  const entries = Object.entries(pages) as [PathName, (typeof pages)[PathName]][];

  it('leads only to pages whose parameters are at hand', () => {
    const parameters = (name: PathName): readonly string[] => pages[name].path.match(/\{\w+\}/g) ?? [];
    const broken = entries.flatMap(([name, page]) =>
      [
        page.whenSignedIn,
        page.whenSignedOut,
        page.numeric?.otherwise,
        ...page.breadcrumb.map((crumb) => crumb.to),
      ]
        .filter((target) => target !== undefined)
        .filter((target) => parameters(target).some((parameter) => !parameters(name).includes(parameter))),
    );
    expect(broken).toEqual([]);
    expect(Object.values(redirects).flatMap(parameters)).toEqual([]);
  });

  it('guards exactly what the member app owns', () => {
    for (const [name, page] of entries) {
      expect([name, page.access === 'guarded']).toEqual([name, page.owner === 'member']);
    }
  });

  it('shows the bottom navigation on its four items only', () => {
    const shown = pageNames.map((name) => [name, markedIn(['bottom'], name)]).filter(([, item]) => item);
    expect(Object.fromEntries(shown)).toEqual({
      home: 'home',
      trees: 'trees',
      tree: 'trees',
      map: 'map',
      profile: 'profile',
    });
  });

  it('marks the page itself, or the nearest above it that the menus name', () => {
    for (const menu of [
      'sidebar',
      'sidebar.about',
      'sidebar.data',
      'sidebar.other',
      'sidebar.extra',
    ] as const) {
      for (const page of pagesIn(menu)) expect(markedIn([menu], page)).toBe(page);
    }
    const menus = ['sidebar', 'sidebar.about', 'sidebar.data'] as const;
    expect(markedIn(menus, 'adopters')).toBe('adopters');
    expect(markedIn(menus, 'tree')).toBe('trees');
    expect(markedIn(menus, 'communityPhotos')).toBe('communities');
    expect(markedIn(menus, 'yearReport')).toBe('reports');
    expect(markedIn(menus, 'wishtree')).toBeUndefined();
  });
});
