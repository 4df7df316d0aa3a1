import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unwrapList } from '@rimba/api-client';
import { createAccount } from '../support/account.ts';
import { product } from '../support/product.ts';
import { service } from '../support/service.ts';
import { expect, test } from '../support/test.ts';

/** The one page here that is not ours. */
const partners = /^request to http:\/\/127\.0\.0\.1:\d+\/$/;

/** A partner's page, at an origin of its own. */
async function partnerPage(body: string, language: string) {
  const scripts = ['tree', 'community', 'certificate'].map(
    (name) => `<script type="module" src="${product.url}/embeds/${name}.js"></script>`,
  );
  const page = `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width">
    <title>Mitra</title>${scripts.join('')}<style>* { color: red; margin: 9px }</style><main>${body}</main></html>`;
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(request.url === '/' ? page : '');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

for (const { language, adopt, recorded, genuine, title } of [
  {
    language: 'id',
    adopt: 'Adopsi pohon ini',
    recorded: 'pohon tercatat',
    genuine: /^Asli, berlaku sampai/,
    title: /Sertifikat/,
  },
  {
    language: 'en',
    adopt: 'Adopt this tree',
    recorded: 'trees recorded',
    genuine: /^Genuine, valid until/,
    title: /Certificate/,
  },
]) {
  test(`a partner’s page shows a tree, a community and a certificate, in ${language} @phone`, async ({
    page,
    watch,
  }) => {
    watch.expectRefusal(partners);
    const { certificate } = await (await createAccount()).adopt();
    // The last of them: others adopt the first.
    const tree = (await service.readyTrees(50)).at(-1);
    const [community] = (await unwrapList(service.api.GET('/api/v1/kelompok-komunitas'))).data;
    if (!tree || !community) throw new Error('no tree or no community');
    const partner = await partnerPage(
      `<rimba-tree code="${tree.code}"></rimba-tree>
       <rimba-community name="${community.slug}" theme="dark"></rimba-community>
       <rimba-certificate number="${certificate.certificateNumber}"></rimba-certificate>`,
      language,
    );
    await page.goto(partner.url);

    const ofTree = page.locator('rimba-tree');
    await expect(ofTree.getByText(tree.treeName, { exact: true })).toBeVisible();
    await expect(ofTree.getByText(/^(Rp|IDR)/).first()).toBeVisible();
    await expect
      .poll(() => ofTree.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.locator('rimba-community').getByText(recorded)).toBeVisible();
    await expect(page.locator('rimba-certificate').getByText(genuine)).toBeVisible();
    // The page's own style stays outside.
    await expect(ofTree.getByText(tree.treeName, { exact: true })).not.toHaveCSS('color', 'rgb(255, 0, 0)');

    await page.locator('rimba-certificate').getByRole('link').click();
    await expect(page).toHaveTitle(title);
    await page.goBack();
    await ofTree.getByRole('link', { name: adopt }).click();
    await expect(page.getByRole('heading', { level: 1, name: tree.treeName })).toBeVisible();
    partner.close();
  });
}

test('asks once for all of its attributes, and is as wide in a row as on a page', async ({ page, watch }) => {
  watch.expectRefusal(partners);
  const tree = (await service.readyTrees(50)).at(-1);
  const card = `<rimba-tree code="${tree?.code}" lang="en" theme="dark"></rimba-tree>`;
  const partner = await partnerPage(`<div style="display: flex">${card}</div>`, 'id');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(partner.url);
  await expect(page.getByRole('link', { name: 'Adopt this tree' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/')).toSorted()).toEqual([
    '/api/v1/price-config',
    '/api/v1/tree',
  ]);
  const box = await page.locator('rimba-tree').boundingBox();
  expect(box?.width).toBeGreaterThan(300);
  partner.close();
});

test('says what there is none of, and takes up what could not be reached', async ({ page, watch }) => {
  watch.expectRefusal(partners);
  watch.expectRefusal(/ 404$| 400$|ERR_FAILED/);
  const tree = (await service.readyTrees(50)).at(-1);
  const partner = await partnerPage(
    '<rimba-tree code="KB-XX-0000-000000"></rimba-tree><rimba-certificate number="keliru"></rimba-certificate>',
    'id',
  );
  await page.goto(partner.url);
  const ofTree = page.locator('rimba-tree');
  await expect(ofTree.getByText('Tidak ada pohon dengan kode ini.')).toBeVisible();
  await expect(
    page.locator('rimba-certificate').getByText('Tidak ada sertifikat dengan nomor ini.'),
  ).toBeVisible();

  await page.route('**/api/v1/**', (route) => route.abort());
  await ofTree.evaluate((element, code) => element.setAttribute('code', code), tree?.code ?? '');
  await expect(ofTree.getByText('Data dari Rimba belum bisa dimuat.')).toBeVisible();
  await page.unroute('**/api/v1/**');
  await ofTree.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(ofTree.getByText(tree?.treeName ?? '', { exact: true })).toBeVisible();
  await ofTree.evaluate((element) => element.setAttribute('lang', 'en'));
  await expect(ofTree.getByRole('link', { name: 'Adopt this tree' })).toBeVisible();
  partner.close();
});

test('tells who wrote the page, once, that an attribute is missing, and its readers that there is none', async ({
  page,
  watch,
}) => {
  watch.expectRefusal(partners);
  watch.expectRefusal(/^console warning: <rimba-/);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const partner = await partnerPage(
    `<rimba-tree></rimba-tree><rimba-tree code=" "></rimba-tree>
     <rimba-community></rimba-community><rimba-certificate></rimba-certificate>`,
    'en',
  );
  await page.goto(partner.url);
  await expect(page.getByText('There is no tree with this code.')).toHaveCount(2);
  await expect(page.getByText('There is no certificate with this number.')).toBeVisible();
  expect(warnings.toSorted()).toEqual([
    '<rimba-certificate> wants its attribute “number”.',
    '<rimba-community> wants its attribute “name”.',
    '<rimba-tree> wants its attribute “code”.',
  ]);
  partner.close();
});
