import { isPlainPage, type Page as PageRow, pageNames, pages, pathTo } from '@rimba/paths';
import { createAccount } from '../support/account.ts';
import { covered } from '../support/covered.ts';
import { service } from '../support/service.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'id-ID', reducedMotion: 'reduce', hasTouch: true });

const widths = [390, 1280] as const;

/** What the table has for these apps without a value in its address; what crawlers read is no page. */
const plainPages = (...owners: readonly PageRow['owner'][]) =>
  pageNames
    .filter(isPlainPage)
    .filter((name) => owners.includes(pages[name].owner))
    .map((name) => pathTo(name))
    .filter((path) => !/\.(xml|txt)$/.test(path));

const treePage = async () => pathTo('shelfTree', { treeCode: (await service.readyTrees(1))[0]?.code ?? '' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('nothing that a visitor may press lies under something else', async ({ page, watch }) => {
      test.slow();
      watch.expectRefusal(/ 404$|PUT \/api\/v1\/email\/verification 4\d\d$/);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const path of [...plainPages('public', 'both'), await treePage()]) {
          await page.goto(`/id${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect.soft(await covered(page), `${path} at ${width}`).toEqual([]);
        }
      }
    });
  });
}

test('nothing that an adopter may press lies under something else', async ({ openBrowser, watch }) => {
  test.slow();
  // The map's driver says of itself that it draws slowly where there is no graphics card.
  watch.expectRefusal(/ 404$|^console warning: \[\.WebGL-.*GPU stall due to ReadPixels/);
  const account = await createAccount();
  const { id, certificate } = await account.adopt();
  const page = await openBrowser(account);
  const [tree] = await account.service.readyTrees(1);
  await account.wish(tree?.id ?? 0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      ...plainPages('member', 'both'),
      pathTo('tree', { treeId: tree?.id ?? 0 }),
      pathTo('transaction', { transactionId: id }),
      pathTo('myCertificate', { certificateNumber: certificate.certificateNumber }),
    ]) {
      await page.goto(`/id${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      expect.soft(await covered(page), `${path} at ${width}`).toEqual([]);
    }
  }
});
