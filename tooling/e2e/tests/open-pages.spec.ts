import type { APIRequestContext, Page } from '@playwright/test';
import { unwrap, unwrapList } from '@rimba/api-client';
import { languages, readText, type TextKey } from '@rimba/i18n';
import { createFormat } from '@rimba/i18n/format';
import { createServerI18n } from '@rimba/i18n/server';
import { pages as everyPage, isPlainPage, pageNames, pathTo } from '@rimba/paths';
import { createAccount } from '../support/account.ts';
import { htmlFaults } from '../support/html-faults.ts';
import { adoptersPlaces, visitorsPlaces } from '../support/places.ts';
import { product } from '../support/product.ts';
import { sandbox } from '../support/sandbox.ts';
import { service } from '../support/service.ts';
import { expect, test } from '../support/test.ts';

/** Every open page that is the same for all, with what it is called outside of itself. */
const pages: readonly [path: string, title: TextKey, description: TextKey, ...data: string[]][] = [
  [pathTo('home'), 'home:meta.title', 'home:meta.description', 'Organization', 'WebSite'],
  [pathTo('shelf'), 'shelf:meta.title', 'shelf:meta.description', 'ItemList'],
  [pathTo('whatIsAdoption'), 'about:meta.title', 'about:meta.description', 'BreadcrumbList'],
  [pathTo('communities'), 'communities:meta.title', 'communities:meta.description', 'BreadcrumbList'],
  [pathTo('reports'), 'reports:meta.title', 'reports:meta.description', 'BreadcrumbList'],
  [pathTo('yearReports'), 'reports:annual.title', 'reports:annual.lead', 'BreadcrumbList'],
  [pathTo('financialReport'), 'reports:financial.title', 'reports:financial.lead', 'Dataset'],
  [
    pathTo('whereTheMoneyGoes'),
    'common:breadcrumb.whereTheMoneyGoes',
    'reports:spending.meta',
    'Dataset',
    'BreadcrumbList',
  ],
  [pathTo('news'), 'news:title', 'news:description', 'BreadcrumbList'],
  [pathTo('programmes'), 'programmes:page.title', 'programmes:page.lead', 'BreadcrumbList'],
  [pathTo('programmeAdoption'), 'programmes:adoption.title', 'programmes:meta.adoption', 'BreadcrumbList'],
  [pathTo('programmeBiodiversity'), 'programmes:biodiversity.title', 'programmes:meta.biodiversity'],
  [pathTo('programmePatrol'), 'programmes:patrol.title', 'programmes:meta.patrol'],
  [pathTo('programmeEmpowerment'), 'programmes:empowerment.title', 'programmes:meta.empowerment'],
  [pathTo('faq'), 'faq:page.title', 'faq:meta.description', 'FAQPage', 'BreadcrumbList'],
  [pathTo('contact'), 'contact:meta.title', 'contact:meta.description', 'BreadcrumbList'],
  [pathTo('privacy'), 'privacy:meta.title', 'privacy:meta.description', 'BreadcrumbList'],
  [pathTo('certificateCheck'), 'certificates:check.title', 'certificates:check.form.lead', 'BreadcrumbList'],
];

/** What a page's head says, read as a crawler reads it: without a browser. */
async function headOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  const html = await answer.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const all = (pattern: RegExp, text = head) =>
    [...text.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'));
  return {
    status: answer.status(),
    language: all(/<html lang="(\w+)"/g)[0],
    title: all(/<title>(.*?)<\/title>/g),
    description: all(/<meta name="description" content="(.*?)"/g),
    canonical: all(/<link rel="canonical" href="(.*?)"/g),
    feeds: all(/<link rel="alternate" type="application\/atom\+xml" [^>]*href="(.*?)"/g),
    twins: all(/<link rel="alternate" hrefLang="[\w-]+" href="(.*?)"/g),
    picture: all(/<meta property="og:image" content="(.*?)"/g),
    data: all(/"@type":"(\w+)"/g, html),
  };
}

async function expectPicture(request: APIRequestContext, address = '') {
  const picture = await request.get(address);
  expect([address, picture.status(), picture.headers()['content-type']]).toEqual([address, 200, 'image/png']);
  const body = await picture.body();
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
}

test('a drawing comes when the reader is near it', async ({ page }) => {
  const drawn = (name: string) => page.locator(`use[href$="#${name}"]`);
  await page.goto(pathTo('home', {}, 'id'));
  await expect(drawn('profile')).toHaveCount(1);
  await expect(drawn('regency')).toHaveCount(0);
  await page
    .getByRole('heading', { name: createServerI18n('id').t('home:map.title') })
    .scrollIntoViewIfNeeded();
  await expect(drawn('regency')).toHaveCount(1);
});

test.describe('in letters of twice the size', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'id-ID' });

  /** As a reader sets it in the browser, and no page can. */
  async function enlargeLetters(page: Page) {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  }

  /** A window's width is enough for all of a page. */
  async function expectInWindow(page: Page, path: string) {
    // A page for others leads on, perhaps while the next one is asked for.
    await expect(() => page.goto(`/id${path}`)).toPass();
    const beyond = () =>
      page
        .evaluate(() => {
          // What comes late reaches beyond as late.
          const isBusy = document.querySelector('main [aria-busy="true"]') !== null;
          return isBusy ? 'busy' : document.documentElement.scrollWidth - innerWidth;
        })
        .catch(String);
    await expect.configure({ soft: true }).poll(beyond, path).toBe(0);
  }

  test('no page reaches beyond a phone’s window', async ({ page, openBrowser, watch }) => {
    test.slow();
    watch.expectRefusal(/ 404$|PUT \/api\/v1\/email\/verification 4\d\d$/);
    const account = await createAccount();
    const adopted = account.adopt(3);
    await enlargeLetters(page);
    for (const path of await visitorsPlaces(adopted)) await expectInWindow(page, path);
    const { id, certificate } = await adopted;
    const pending = await account.pending();
    const own = await openBrowser(account, { viewport: { width: 390, height: 844 } });
    await enlargeLetters(own);
    for (const path of [
      ...(await adoptersPlaces(account, { id, ...certificate })),
      pathTo('transaction', { transactionId: pending.id }),
    ]) {
      await expectInWindow(own, path);
    }
  });

  test('a desk’s window is laid out by the letters that have room in it', async ({ openBrowser }) => {
    const account = await createAccount();
    const pending = await account.pending();
    const page = await openBrowser(account, { viewport: { width: 1280, height: 900 } });
    await enlargeLetters(page);
    for (const path of [
      pathTo('home'),
      pathTo('adopters'),
      pathTo('profile'),
      pathTo('transaction', { transactionId: pending.id }),
    ]) {
      await expectInWindow(page, path);
    }
    await expect(
      page.getByRole('navigation', { name: createServerI18n('id').t('common:a11y.mainNav') }),
    ).toBeHidden();
  });
});

for (const language of languages) {
  const i18n = createServerI18n(language);

  test(`every open page says what it is to search engines and messengers, in ${language}`, async ({
    request,
  }) => {
    const found = pageNames.filter(isPlainPage).filter((name) => everyPage[name].sitemap);
    expect(pages.map(([path]) => path).sort()).toEqual(found.map((name) => pathTo(name)).sort());
    for (const [path, title, description, ...data] of pages) {
      const head = await headOf(request, `/${language}${path}`);
      const name = readText(i18n, title);
      expect.soft(head, path).toMatchObject({
        status: 200,
        language,
        title: [path === '/' ? name : i18n.t('common:app.pageTitle', { page: name })],
        description: [readText(i18n, description)],
        canonical: [`${product.url}/${language}${path}`],
        feeds: languages.map((each) => `${product.url}/${each}/kabar/atom.xml`),
        twins: [...languages.map((each) => `${product.url}/${each}${path}`), product.url + path],
      });
      expect.soft(head.data, path).toEqual(expect.arrayContaining(data));
      await expectPicture(request, head.picture[0]);
    }
  });

  test(`every open page is written as HTML wants it, and described, in ${language}`, async ({ request }) => {
    for (const path of await visitorsPlaces()) {
      const html = await (await request.get(`/${language}${path}`)).text();
      expect.soft(await htmlFaults(html), path).toEqual([]);
      const [, described = ''] = /<meta name="description" content="(.*?)"/.exec(html) ?? [];
      expect.soft(described.length, path).toBeGreaterThan(20);
    }
  });

  test(`what is named equal is equal on every open page, in ${language}`, async ({ request }) => {
    const { t } = i18n;
    const read = async (path: string, headers: Record<string, string> = {}) =>
      (await (await request.get(`/${language}${path}`, { headers })).text()).replaceAll('<!-- -->', '');
    /** Every figure that stands in the place of `§` in these words. */
    const figures = (html: string, words: string) => {
      const [before = '', ...after] = words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').split('§');
      const pattern = new RegExp([before, ...after].join('([\\d.,\\u00a0]+%?)'), 'g');
      return [...html.matchAll(pattern)].map(([, ...found]) => found.join(' of '));
    };
    const number = (figure = '') => Number(figure.replaceAll(/\D/g, ''));
    const sum = (all: readonly string[]) => all.reduce((total, each) => total + number(each), 0);

    await test.step('a promise’s measure, wherever the promise is made', async () => {
      const [ready] = await service.readyTrees(1);
      const pagesOf = {
        survival: [
          pathTo('home'),
          pathTo('whatIsAdoption'),
          pathTo('reports'),
          pathTo('programmeAdoption'),
          pathTo('faq'),
        ],
        updates: [
          pathTo('home'),
          pathTo('whatIsAdoption'),
          pathTo('reports'),
          pathTo('programmeAdoption'),
          pathTo('programmePatrol'),
          pathTo('faq'),
          pathTo('shelfTree', { treeCode: ready?.code ?? '' }),
        ],
      };
      for (const promise of ['survival', 'updates'] as const) {
        const words = t(`home:impact.${promise}.measured`, { percent: '§', total: '§' });
        // What was adopted a moment ago may be counted on one page before it is on another.
        await expect(async () => {
          const [first, ...others] = await Promise.all(
            pagesOf[promise].map(async (path) => new Set(figures(await read(path), words))),
          );
          expect(first?.size).toBeGreaterThan(0);
          for (const other of others) expect([...other].filter((figure) => !first?.has(figure))).toEqual([]);
          expect(others.every(({ size }) => size > 0)).toBe(true);
        }).toPass({ timeout: 90_000 });
      }
    });

    // A page is kept for some seconds, and a tree may be let go meanwhile.
    await expect(async () => {
      const [home, shelf] = await Promise.all([read(pathTo('home')), read(pathTo('shelf'))]);
      const [ready] = figures(home, t('home:hero.ctaReady', { count: 9 }).replace('9', '§'));
      expect(number(ready)).toBeGreaterThan(0);
      const zones = figures(home, `>${t('home:profile.ready', { count: 9 }).replace('9', '§')}<`);
      expect(zones).toHaveLength(6);
      expect(sum(zones)).toBe(number(ready));
      expect(figures(home, t('home:profile.sum', { total: '§' }))).toEqual([ready]);
      expect(figures(shelf, t('shelf:count', { count: 9 }).replace('9', '§'))[0]).toBe(ready);
      const [, waiting = ''] = t('map:drawn.waiting', { name: '|', count: 9 }).split('|');
      const waitingOf = figures(home, `${waiting.replace('9', '§')}</a>`);
      expect(waitingOf.length).toBeGreaterThan(1);
      expect(sum(waitingOf)).toBe(number(ready));
    }).toPass();

    await test.step('what was passed on, on home and where the money goes', async () => {
      const { total } = await unwrap(service.api.GET('/api/v1/report/spending'));
      expect(total.passedOn).toBeGreaterThan(0);
      const passedOn = createFormat(language, i18n.getFixedT(language, 'common')).number(
        total.passedOn / 1_000_000,
        1,
      );
      for (const page of [pathTo('home'), pathTo('whereTheMoneyGoes')])
        expect(await read(page)).toContain(`>${passedOn}<`);
    });

    await test.step('a price, a count and a promise, in the checkout and its mails too', async () => {
      const account = await createAccount();
      const adopted = account.adopt();
      const paid = await account.transaction((await adopted).id);
      const { t: mailed, getFixedT } = createServerI18n('id');
      const total = createFormat('id', getFixedT('id', 'common')).rupiah(paid.total);
      const received = mailed('emails:paymentSuccess.subject', { amount: total });
      const come = async () => (await sandbox.mailsTo(account.email)).map(({ subject }) => subject);
      await expect.poll(come).toContain(received);
      const mails = (await sandbox.mailsTo(account.email)).map(({ text }) => text).join('\n');
      const price = paid.breakdown.finalPrice - (paid.breakdown.paymentFee?.value ?? 0);
      const shown = createFormat(language, i18n.getFixedT(language, 'common')).rupiah(price);
      const [ready] = await service.readyTrees(1);
      for (const path of [
        pathTo('home'),
        pathTo('shelf'),
        pathTo('shelfTree', { treeCode: ready?.code ?? '' }),
        pathTo('unsignedCheckout'),
        pathTo('faq'),
        pathTo('whereTheMoneyGoes'),
      ])
        expect.soft(await read(path), path).toContain(shown);
      const { mainPrice, totalDiscount, paymentFee } = paid.breakdown;
      expect(new Set([...mails.matchAll(/Rp\s?([\d.]+)/g)].map(([, sum]) => number(sum)))).toEqual(
        new Set([mainPrice, totalDiscount, paymentFee?.value, paid.total]),
      );
      expect(new Set([...mails.matchAll(/(\d+) pohon/g)].map(([, count]) => count))).toEqual(new Set(['1']));
      const pages = await Promise.all((await visitorsPlaces(adopted)).map((path) => read(path)));
      const promised = (pattern: RegExp) =>
        new Set(
          [mails, ...pages].flatMap((text) =>
            [...text.replaceAll('\u2060', '').matchAll(pattern)].map(([, found]) => found),
          ),
        );
      expect(promised(/(\d+–\d+) (?:bulan|months)/g)).toEqual(new Set(['3–6']));
      expect(promised(/(?:di atas|over) (\d+)%/gi)).toEqual(new Set(['85']));
    });

    const recorded = figures(
      await read(pathTo('communities')),
      t('communities:list.cardTrees', { count: 9 }).replace('9', '§'),
    );
    const impact = await unwrap(service.api.GET('/api/v1/impact'));
    expect(sum(recorded)).toBe(impact.find(({ key }) => key === 'treesRecorded')?.value);
    // The adopters' list is of the same trees, which it counts above and at its foot.
    const list = await read(pathTo('trees'), { cookie: 'rimba_session=1' });
    expect(figures(list, t('trees:list.count', { count: 9 }).replace('9', '§')).map(number)).toContain(
      sum(recorded),
    );
    const shown = figures(list, t('common:pagination.showing', { from: '§', to: '§', total: '§' }));
    expect(shown.map((each) => number(each.split(' of ').at(-1)))).toEqual([sum(recorded)]);
  });

  test(`a community and a year say so of themselves, in ${language}`, async ({ request }) => {
    const { data } = await unwrapList(
      service.api.GET('/api/v1/kelompok-komunitas', { params: { query: { limit: 1 } } }),
    );
    const [community] = data;
    const head = await headOf(
      request,
      pathTo('community', { kelompokKomunitasName: community?.slug ?? '' }, language),
    );
    expect(head).toMatchObject({ status: 200, title: [`${community?.name} · Rimba`] });
    expect(head.data).toEqual(expect.arrayContaining(['Organization', 'BreadcrumbList']));
    await expectPicture(request, head.picture[0]);
    const photos = pathTo('communityPhotos', { kelompokKomunitasId: community?.id ?? 0 }, language);
    expect(await headOf(request, photos)).toMatchObject({
      title: [expect.stringContaining(community?.name ?? '')],
      data: expect.arrayContaining(['BreadcrumbList']),
    });

    const year = await headOf(request, pathTo('yearReport', { year: 2025 }, language));
    expect(year).toMatchObject({ status: 200, title: [expect.stringContaining('2025')] });
    await expectPicture(request, year.picture[0]);
  });

  test(`what is not there says so, and asks not to be remembered, in ${language}`, async ({ request }) => {
    for (const path of [
      pathTo('community', { kelompokKomunitasName: 'tidak-ada' }),
      pathTo('communityPhotos', { kelompokKomunitasId: 999999 }),
      pathTo('yearReport', { year: 1999 }),
      pathTo('preview', { picture: 'tidak-ada.png' }),
      '/tidak-ada',
    ]) {
      const answer = await request.get(`/${language}${path}`, { maxRedirects: 0 });
      expect.soft(answer.status(), path).toBe(404);
      if (path.endsWith('.png')) continue;
      expect.soft(await answer.text(), path).toContain('content="noindex"');
      expect.soft(await answer.text(), path).not.toContain('BreadcrumbList');
    }
    const missing = await request.get(
      pathTo('certificate', { certificateNumber: 'RB-2026-7Q4K-M82X-T5WD' }, language),
      {
        maxRedirects: 0,
      },
    );
    expect(missing.status()).toBe(302);
    expect(missing.headers().location).toContain(`${pathTo('notFound', {}, language)}?reason=certificate-`);
  });
}
