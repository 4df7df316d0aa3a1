import type { Locator } from '@playwright/test';
import { unwrapList } from '@rimba/api-client';
import { languages, locales } from '@rimba/i18n';
import { pathTo } from '@rimba/paths';
import { createAccount } from '../support/account.ts';
import { onPage } from '../support/on-page.ts';
import { createPerson } from '../support/person.ts';
import { product } from '../support/product.ts';
import { service } from '../support/service.ts';
import { expect, test } from '../support/test.ts';

/** The months with their years, as `November 2026`. */
const monthsIn = async (part: Locator): Promise<string[]> =>
  ((await part.textContent()) ?? '').match(/\p{Lu}\p{Ll}+ \d{4}/gu) ?? [];

for (const language of languages) {
  test.describe(`the shelf, in ${language}`, () => {
    test.use({ locale: locales[language], reducedMotion: 'reduce' });

    test('says whole what can be looked for where all filters stand in one row', async ({ page }) => {
      const { open, t } = createPerson(page, language);
      await open(pathTo('shelf'));
      const search = page.getByRole('searchbox');
      await search.fill(t('shelf:filter.searchPrompt'));
      expect(await search.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
    });

    test('the way to adopt a tree stays in a low window wherever its page is read', async ({ page }) => {
      const { open, t } = createPerson(page, language);
      const [tree] = await service.readyTrees(1);
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(pathTo('shelfTree', { treeCode: tree?.code ?? '' }));
      const adopt = page.getByRole('link', { name: t('shelf:tree.adopt') });
      await expect(adopt).toBeInViewport({ ratio: 1 });
      await page.getByRole('heading', { name: t('shelf:tree.life') }).scrollIntoViewIfNeeded();
      await expect(adopt).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(t('shelf:tree.terms'))).toBeInViewport({ ratio: 1 });
    });

    test.describe('without a script', () => {
      test.use({ javaScriptEnabled: false });

      test('is searched, paged and emptied of filters', async ({ page }) => {
        const { t, open } = createPerson(page, language);
        await open(pathTo('shelf'));
        const names = () =>
          page
            .getByRole('article')
            .getByRole('link')
            .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
        const first = await names();
        await page.getByRole('link', { name: t('common:pagination.page', { page: 2 }) }).click();
        await expect(page).toHaveURL(/\?page=2$/);
        const second = await names();
        expect(first.filter((each) => second.includes(each))).toEqual([]);
        const [tree] = await service.readyTrees(1);
        await page.getByRole('searchbox').fill(tree?.code ?? '');
        await page.getByRole('button', { name: t('shelf:filter.apply') }).click();
        await expect(page.getByRole('article')).toHaveCount(1);
        await page.getByRole('searchbox').fill('tidak ada namanya');
        await page.getByRole('button', { name: t('shelf:filter.apply') }).click();
        const nothing = t('shelf:empty.words', { words: 'tidak ada namanya' });
        await expect(page.getByText(nothing)).toBeVisible();
        await page
          .getByRole('main')
          .getByRole('link', { name: t('shelf:filter.clear') })
          .last()
          .click();
        await expect(page.getByRole('article')).toHaveCount(24);
      });
    });
  });
}

test.describe('the open page of a tree', () => {
  test.use({ locale: 'id-ID' });

  test('has one address, and what has none is honestly not found', async ({ request }) => {
    const [tree] = await service.readyTrees(1);
    const code = tree?.code ?? '';
    const ask = (path: string) => request.get(product.url + path, { maxRedirects: 0 });
    const pageOf = (treeCode: string) => pathTo('shelfTree', { treeCode }, 'id');
    const small = await ask(pageOf(code.toLowerCase()));
    expect(small.status()).toBe(308);
    expect(small.headers().location).toBe(pageOf(code));
    expect((await ask(pageOf('KB-XX-2020-000001'))).status()).toBe(404);
    const html = await (await ask(pageOf(code))).text();
    expect(html).toContain('"@type":"Product"');
    expect(html).toContain(`<link rel="canonical" href="${product.url}${pageOf(code)}"`);
    const picture = await ask(pathTo('preview', { picture: `tree-${code}.png` }, 'id'));
    expect(picture.headers()['content-type']).toBe('image/png');
  });

  test('of somebody’s tree says until when, and shows others of the community', async ({ page }) => {
    const account = await createAccount();
    const { trees } = await account.transaction((await account.adopt()).id);
    const { t, open } = createPerson(page, 'id');
    // A page is kept for some seconds: another test may have read it while the tree was ready.
    await expect(async () => {
      await open(pathTo('shelfTree', { treeCode: trees[0]?.tree?.code ?? '' }));
      await expect(page.getByText(t('shelf:tree.untilText'))).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('link', { name: t('shelf:tree.adopt') })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: t('shelf:tree.similar') })).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: /Rp\s*\d/ })).toHaveCount(3);
    await page.getByRole('link', { name: t('shelf:tree.similarCta') }).click();
    await page.waitForURL(onPage('shelf', /^\?species=\d+&group=\d+$/));
  });

  test('says one and the same span wherever it says when news comes', async ({ page }) => {
    const { data } = await unwrapList(
      service.api.GET('/api/v1/tree/adoption-list', {
        params: { query: { limit: 100, sortBy: 'surveyedAt', order: 'asc' } },
      }),
    );
    // In the midst of its window: what of it has gone by is not to be promised.
    const tree = data.find(({ freshness }) => freshness === 'due');
    const { t, open } = createPerson(page, 'id');
    await open(pathTo('shelfTree', { treeCode: tree?.code ?? '' }));
    const gives = page.getByRole('region', { name: t('shelf:tree.gives') });
    const life = page.getByRole('list', { name: t('shelf:tree.life') });
    const promised = await monthsIn(gives);
    expect(promised.length).toBeGreaterThan(0);
    expect(await monthsIn(life.getByRole('listitem').first())).toEqual(promised);
    const band = page.getByText(new RegExp(t('trees:lifeLine.nextLabel', { months: '' })));
    const shortened = promised.map((month) => `${month.slice(0, 3)} ’${month.slice(-2)}`);
    for (const label of await band.allTextContents()) expect(label).toContain(shortened.join('–'));
    expect(await band.count()).toBeGreaterThan(0);
  });

  test('leads who is signed in to the same tree in their own frame', async ({ openBrowser }) => {
    const account = await createAccount();
    const [tree] = await service.readyTrees(1);
    const page = await openBrowser(account);
    await page.goto(pathTo('shelfTree', { treeCode: tree?.code ?? '' }, 'id'));
    await page.waitForURL(pathTo('tree', { treeId: tree?.id ?? 0 }, 'id'));
    await page.goto(pathTo('shelf', {}, 'id'));
    await page.waitForURL(pathTo('trees', {}, 'id'));
  });
});

test('crawlers find every tree of the shelf and every note through the sitemaps', async ({ request }) => {
  const ask = (path: string) => request.get(product.url + path);
  const part = (name: string) => pathTo('sitemapPart', { part: `${name}.xml` });
  const addressesIn = async (path: string) =>
    [...(await (await ask(path)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found = '']) => found);
  const parts = await addressesIn(pathTo('sitemap'));
  expect(parts).toEqual(['pages', 'trees-1', 'news-1'].map((name) => product.url + part(name)));
  const [tree] = await service.readyTrees(1);
  const trees = await addressesIn(part('trees-1'));
  expect(trees).toContain(product.url + pathTo('shelfTree', { treeCode: tree?.code ?? '' }, 'id'));
  expect(await addressesIn(part('pages'))).toContain(product.url + pathTo('shelf', {}, 'en'));
  const { meta } = await unwrapList(service.api.GET('/api/v1/news', { params: { query: { limit: 1 } } }));
  expect(await addressesIn(part('news-1'))).toHaveLength(meta.total * languages.length);
  for (const name of ['trees-99', 'news-99', 'news-0', 'groups-1']) {
    expect((await ask(part(name))).status(), name).toBe(404);
  }
});

test('a certificate leads to its tree and its community, and each of these to the other', async ({
  request,
}) => {
  const { certificate } = await (await createAccount()).adopt();
  const read = async (path: string) => (await request.get(`${product.url}/en${path}`)).text();
  const [{ tree } = { tree: undefined }] = certificate.trees;
  const of = (path: string) => `href="/en${path}"`;
  const treePage = pathTo('shelfTree', { treeCode: tree?.code ?? '' });
  const community = pathTo('community', { kelompokKomunitasName: tree?.kelompokKomunitas.slug ?? '' });
  const sheet = await read(pathTo('certificate', { certificateNumber: certificate.certificateNumber }));
  expect(sheet).toContain(of(treePage));
  expect(sheet).toContain(of(community));
  expect(await read(treePage)).toContain(of(community));
  expect(await read(community)).toMatch(/href="\/en\/pohon\/KB-/);
  // Nobody finds a number, and by it a name, who was not shown it.
  for (const path of [treePage, community])
    expect(await read(path)).not.toContain(certificate.certificateNumber);
});

/** Who fetches a link that somebody shares, as each calls itself. */
const messengers = [
  'WhatsApp/2.24.20.89 A',
  'TelegramBot (like TwitterBot)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
];

/** What robots.txt says to one of them: the part that names it, or the one for all; of its rules the longest counts. */
function rulesFor(agent: string, robots: string): (path: string) => boolean {
  const parts = robots.split(/^User-agent: /m).slice(1);
  const named = (part: string) => agent.toLowerCase().includes(part.split('\n')[0]?.toLowerCase() ?? '');
  const part = parts.find(named) ?? parts.find((one) => one.startsWith('*')) ?? '';
  const rules = [...part.matchAll(/^(Allow|Disallow): (\S+)$/gm)];
  return (path) => {
    const [, said] =
      rules
        .filter(([, , rule = '']) => path.startsWith(rule))
        .toSorted(([, , one = ''], [, , other = '']) => other.length - one.length)[0] ?? [];
    return said !== 'Disallow';
  };
}

test('messengers may fetch what somebody shows, and no search engine lists a certificate', async ({
  request,
}) => {
  const { certificate } = await (await createAccount()).adopt();
  const [ready] = await service.readyTrees(1);
  const [adopted] = certificate.trees;
  const { certificateNumber } = certificate;
  const robots = await (await request.get(product.url + pathTo('robots'))).text();
  const shownOf = (code = '') => ({ path: pathTo('shelfTree', { treeCode: code }), picture: code });
  const shown = [
    { path: pathTo('home'), picture: 'home' },
    shownOf(ready?.code),
    shownOf(adopted?.tree?.code),
    { path: pathTo('certificate', { certificateNumber }), picture: certificateNumber },
  ];
  for (const agent of messengers) {
    const mayFetch = rulesFor(agent, robots);
    expect(mayFetch('/api/v1/tree'), agent).toBe(false);
    for (const { path, picture } of shown) {
      for (const address of ['', '/id', '/en'].map((language) => language + path)) {
        expect(mayFetch(address), `${agent} ${address}`).toBe(true);
        const page = await request.get(product.url + address, { headers: { 'user-agent': agent } });
        expect([page.status(), page.headers()['x-robots-tag']], `${agent} ${address}`).toEqual([
          200,
          picture === certificateNumber ? 'noindex' : undefined,
        ]);
        const [, named = ''] = /<meta property="og:image" content="(.*?)"/.exec(await page.text()) ?? [];
        const image = named.replaceAll('&amp;', '&');
        // Each shows the thing itself, not what stands for all of them.
        expect(image, address).toContain(picture);
        expect(mayFetch(image.replace(product.url, '')), `${agent} ${image}`).toBe(true);
        const answer = await request.get(image, { headers: { 'user-agent': agent } });
        expect(answer.headers()['content-type'], `${agent} ${image}`).toMatch(/^image\//);
      }
    }
  }
});
