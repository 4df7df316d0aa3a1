import type { Page } from '@playwright/test';
import { pathTo } from '@rimba/paths';
import { createAccount } from '../support/account.ts';
import { createPerson } from '../support/person.ts';
import { sandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

/** As long as a holder may be, and nowhere to break it. */
const longName = 'Abcdefghij'.repeat(8);

const width = 320;

async function expectToFit(page: Page, address: string, shown: string) {
  await page.goto(address);
  await expect(page.getByText(shown).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

test('long names are broken where a window is narrow', async ({ openBrowser }) => {
  const account = await createAccount();
  const [adopted, wished, held] = await account.service.readyTrees(3);
  if (!adopted || !wished || !held) throw new Error('No three trees are ready to adopt');
  const { key, body } = await account.order([adopted.id]);
  const { id } = await account.send({ key, body: { ...body, holder: longName, publicName: 'full' } });
  await sandbox.pay(id, 'settle');
  await expect.poll(async () => (await account.certificates()).length).toBe(1);
  const number = (await account.certificates())[0]?.certificateNumber ?? '';
  for (const tree of [wished, held]) await account.wish(tree.id);
  const waiting = await account.send(await account.order([held.id]));

  await test.step('of a holder, and its trees’ codes inside the frame', async () => {
    const [page, visit] = [await openBrowser(account), await openBrowser()];
    for (const each of [page, visit]) await each.setViewportSize({ width, height: 640 });
    for (const [each, address] of [
      [page, pathTo('myCertificate', { certificateNumber: number }, 'id')],
      [visit, pathTo('certificate', { certificateNumber: number }, 'id')],
    ] as const) {
      await expectToFit(each, address, adopted.code);
      const code = await each.getByText(adopted.code, { exact: true }).first().boundingBox();
      const sheet = await each.getByRole('article').first().boundingBox();
      expect((code?.x ?? 0) + (code?.width ?? 0)).toBeLessThan((sheet?.x ?? 0) + (sheet?.width ?? 0));
    }
  });

  await test.step('of a tree', async () => {
    const page = await openBrowser(account);
    await page.setViewportSize({ width, height: 640 });
    await page.route('**/api/v1/{wishtree,transaction,tree}/**', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replace(/("treeName":")[^"]*/g, `$1${longName}`) });
    });
    await expectToFit(page, pathTo('wishtree', {}, 'id'), longName);
    await expectToFit(page, pathTo('transaction', { transactionId: waiting.id }, 'id'), longName);
    await expectToFit(page, pathTo('transaction', { transactionId: id }, 'id'), longName);
  });

  await test.step('of an address that has yet to be proven', async () => {
    const page = await openBrowser(account);
    await page.setViewportSize({ width, height: 640 });
    const { email } = account;
    const longAddress = `${longName.slice(0, 64)}@rimba.example`;
    await page.route('**/api/v1/{session,email/verification}', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const unproven = text.replace(/("emailVerifiedAt":)"[^"]*"/g, '$1null');
      await route.fulfill({ response, body: unproven.replaceAll(email, longAddress) });
    });
    await expectToFit(page, pathTo('emailVerification', {}, 'id'), longAddress);
  });

  await test.step('of a state, beside the drawing and the button to remove it', async () => {
    const page = await openBrowser(account);
    await page.setViewportSize({ width, height: 640 });
    const { t } = createPerson(page, 'id');
    const state = t('common:status.tree.pending');
    await expectToFit(page, `${pathTo('trees', {}, 'id')}?status=pending`, state);
    await expectToFit(page, pathTo('wishtree', {}, 'id'), state);
    const code = await page.getByText(held.code, { exact: true }).boundingBox();
    const remove = await page.getByRole('button', { name: `${held.treeName} ${held.code}` }).boundingBox();
    expect((code?.x ?? width) + (code?.width ?? 0)).toBeLessThan(remove?.x ?? 0);
  });
});
