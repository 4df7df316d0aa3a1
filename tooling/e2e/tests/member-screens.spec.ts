import { unwrap } from '@rimba/api-client';
import { languages, locales, unbrokenCode } from '@rimba/i18n';
import { pathTo } from '@rimba/paths';
import { type Account, createAccount, password } from '../support/account.ts';
import { holdBack } from '../support/hold.ts';
import { onPage } from '../support/on-page.ts';
import { createPerson } from '../support/person.ts';
import { sandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

// Everything an adopter does besides adopting, in one walk for each language.

const viewports = { id: { width: 1280, height: 900 }, en: { width: 360, height: 740 } } as const;

/** One adopted tree, and the transaction behind it. */
async function adopt(account: Account) {
  const { id } = await account.pending();
  await sandbox.pay(id, 'settle');
  await expect.poll(account.certificates).toHaveLength(1);
  return account.transaction(id);
}

/** The same adopter on another device. */
async function signInElsewhere({ email, service }: Account) {
  const recaptchaToken = await service.botCheck('login');
  await unwrap(service.api.POST('/api/v1/login', { body: { email, password, recaptchaToken } }));
}

for (const language of languages) {
  test.describe(`an adopter's screens, in ${language}`, () => {
    test.use({ locale: locales[language], viewport: viewports[language], reducedMotion: 'reduce' });

    test('trees, wishtree, records and news keep what was done to them', async ({ openBrowser }) => {
      const account = await createAccount();
      const { number, trees } = await adopt(account);
      const page = await openBrowser(account);
      const { open, t } = createPerson(page, language, account.email);
      const peat = page.getByRole('main').getByRole('button', { name: t('trees:landType.peatSwamp') });

      await test.step('the list of trees keeps filter and place, over a reload and the way back', async () => {
        await open(pathTo('trees'));
        await peat.click();
        await expect(page).toHaveURL(/landType=peat_swamp/);
        // The pointer that pressed it is still on it, and its words are read all the same.
        const ground = () => peat.evaluate((chip) => getComputedStyle(chip).backgroundColor);
        const underPointer = await ground();
        await page.mouse.move(0, 0);
        expect(await ground()).toBe(underPointer);
        await page.reload();
        await expect(peat).toHaveAttribute('aria-pressed', 'true');
        const tree = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').last();
        await tree.scrollIntoViewIfNeeded();
        const place = await page.evaluate(() => window.scrollY);
        expect(place).toBeGreaterThan(0);
        await tree.click();
        await expect(page).toHaveURL(onPage('tree'));
        await page.goBack();
        await expect(peat).toHaveAttribute('aria-pressed', 'true');
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place / 2);
      });

      await test.step('two quick presses save a tree once', async () => {
        const [wanted] = await account.service.readyTrees(1);
        await open(pathTo('tree', { treeId: wanted?.id ?? 0 }));
        const bookmark = page.getByRole('button', { name: `${wanted?.treeName} ${wanted?.code}` }).first();
        const saved = page.waitForResponse(
          (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/v1/wishtree/me'),
        );
        await bookmark.dblclick();
        await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
        await saved;
        await open(pathTo('wishtree'));
        await expect(page.getByText(t('wishtree:list.count', { count: 1 }))).toBeVisible();
        await expect(page.getByText(wanted?.code ?? '', { exact: true })).toBeVisible();
      });

      await test.step('a tree tells its growth, its community and its place on the map', async () => {
        await open(pathTo('tree', { treeId: trees[0]?.treeId ?? 0 }));
        await expect(page.getByText(t('trees:own.is.own'))).toBeVisible();
        await page.getByRole('heading', { name: t('trees:survey.title') }).scrollIntoViewIfNeeded();
        await expect(page.getByRole('heading', { name: t('trees:survey.carbonTitle') })).toBeVisible();
        await expect(page.getByRole('link', { name: t('trees:detail.seeGroup') })).toBeVisible();
        await expect(page.getByRole('link', { name: t('trees:detail.seeOnMap') })).toHaveAttribute(
          'href',
          new RegExp(`tree=${trees[0]?.treeId}$`),
        );
      });

      await test.step('transactions: filter, facts, receipt in the other language, statement', async () => {
        await open(`${pathTo('transactions')}?filter=paid`);
        await page.getByRole('link', { name: t('transactions:list.number', { number }) }).click();
        await expect(page.getByText(t('transactions:detail.publicName'))).toBeVisible();
        await page.getByRole('radio', { name: t(`language.${language === 'id' ? 'en' : 'id'}`) }).check();
        const receipt = page.waitForEvent('download');
        await page.getByRole('button', { name: t('transactions:detail.receipt') }).click();
        expect((await receipt).suggestedFilename()).toContain(number);
        await open(`${pathTo('transactions')}?filter=cancelled`);
        await expect(page.getByText(t('transactions:list.noneTitle'))).toBeVisible();
        await page.getByRole('button', { name: t('transactions:list.seeAll') }).click();
        await expect(
          page.getByRole('link', { name: t('transactions:list.number', { number }) }),
        ).toBeVisible();
        const year = await page.getByLabel(t('transactions:statement.year'), { exact: true }).inputValue();
        const statement = page.waitForEvent('download');
        await page.getByRole('button', { name: t('transactions:statement.download', { year }) }).click();
        expect((await statement).suggestedFilename()).toContain(year);
      });

      await test.step('a notification is marked read by hand, and a choice about mails stays', async () => {
        await open(pathTo('notifications'));
        const unread = page.getByRole('button', { name: t('notifications:page.markRead') });
        await expect(unread.first()).toBeVisible();
        const before = await unread.count();
        await unread.first().click();
        await expect(unread).toHaveCount(before - 1);
        const mails = page.getByRole('switch', { name: t('notifications:preference.email') });
        const openTrees = () => page.getByText(t('notifications:preference.subject.trees')).click();
        const [allMail, mail] = [mails.first(), mails.nth(1)];
        await expect(mails).toHaveCount(1);
        await openTrees();
        const wanted = !(await mail.isChecked());
        await mail.click();
        await expect(page.getByText(t('notifications:preference.saved'))).toBeVisible();
        await page.reload();
        await openTrees();
        await expect(mail).toBeChecked({ checked: wanted });
        await allMail.click();
        await expect(mail).not.toBeChecked();
        await expect(mails.last()).not.toBeChecked();
        // What was switched off by itself is off again, also after the page was left meanwhile.
        await page.reload();
        await openTrees();
        await allMail.click();
        await expect(mails.last()).toBeChecked();
        await expect(mail).toBeChecked({ checked: wanted });
      });

      await test.step('the ranking tells where the ranks begin, and home which trees are whose', async () => {
        await open(pathTo('adopters'));
        await expect(page.getByRole('heading', { name: t('adopters:ranks.title') })).toBeVisible();
        await open(pathTo('home'));
        await expect(page.getByRole('button', { name: t('member-home:row.list') })).toBeVisible();
      });
    });

    test('the profile: picture, password, other devices, a copy, the end', async ({ openBrowser, watch }) => {
      watch.expectRefusal(/ 401$/);
      const account = await createAccount();
      await signInElsewhere(account);
      const page = await openBrowser(account);
      const { open, t } = createPerson(page, language, account.email);
      const main = page.getByRole('main');
      await open(pathTo('profile'));

      await test.step('a picture is cut to its square, and saved with the name', async () => {
        await main.getByRole('button', { name: t('profile:menu.edit') }).click();
        await expect(main.getByRole('textbox', { name: t('profile:edit.name') })).toBeFocused();
        const file = main.locator('input[type="file"]');
        await file.setInputFiles({
          name: 'saya.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF-1.7'),
        });
        const refusal = main.locator('[aria-live]').getByText(t('errors:profile.picture_wrong_type'));
        await expect(refusal).toBeVisible();
        await file.setInputFiles({
          name: 'saya.png',
          mimeType: 'image/png',
          buffer: await page.screenshot(),
        });
        await expect(refusal).toBeHidden();
        const crop = page.getByRole('dialog', { name: t('profile:crop.title') });
        await crop.getByRole('slider', { name: t('profile:crop.zoom') }).press('ArrowRight');
        await crop.getByRole('button', { name: t('profile:crop.confirm') }).click();
        await expect(crop).toBeHidden();
        await main.getByRole('textbox', { name: t('profile:edit.name') }).fill('Ayu Lestari');
        await main.getByRole('button', { name: t('profile:edit.save') }).click();
        await expect(page.getByText(t('profile:edit.saved'))).toBeVisible();
        await expect(main.getByRole('button', { name: t('profile:menu.edit') })).toBeFocused();
        await expect(main.getByRole('heading', { name: 'Ayu Lestari' })).toBeVisible();
        await expect(main.locator('img[src*="/"]').first()).toBeVisible();
      });

      await test.step('what is not saved is asked for before the page is left', async () => {
        await main.getByRole('button', { name: t('profile:menu.edit') }).click();
        await main.getByRole('textbox', { name: t('profile:edit.name') }).fill('Ayu');
        await main.getByRole('link', { name: t('common:profileMenu.wishtree') }).click();
        const question = page.getByRole('alertdialog');
        await question.getByRole('button', { name: t('form.stay') }).click();
        await expect(page).toHaveURL(onPage('profile', /^(\?|#|$)/));
        await expect(main.getByRole('textbox', { name: t('profile:edit.name') })).toHaveValue('Ayu');
        await main.getByRole('link', { name: t('common:profileMenu.wishtree') }).click();
        await question.getByRole('button', { name: t('form.leave') }).click();
        await expect(page).toHaveURL(onPage('wishtree'));
        await open(pathTo('profile'));
      });

      await test.step('another device is signed out', async () => {
        const devices = main.getByRole('region', { name: t('auth:sessions.title') });
        const end = devices.getByRole('button', { name: t('auth:sessions.end'), exact: true });
        await end.click();
        await expect(page.getByText(t('auth:sessions.ended'))).toBeVisible();
        await expect(end).toHaveCount(0);
      });

      const newPassword = 'lima kata yang lebih panjang';
      await test.step('the password is changed', async () => {
        await main.getByRole('button', { name: t('profile:password.changeTitle') }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(t('profile:password.current'), { exact: true }).fill(password);
        await dialog.getByLabel(t('profile:password.new'), { exact: true }).fill(newPassword);
        await dialog.getByLabel(t('profile:password.repeat'), { exact: true }).fill(`${newPassword}?`);
        await dialog.getByRole('button', { name: t('profile:password.submit') }).click();
        await expect(dialog.getByText(t('errors:auth.passwords_do_not_match'))).toBeVisible();
        await expect(dialog.getByLabel(t('profile:password.repeat'), { exact: true })).toBeFocused();
        await dialog.getByLabel(t('profile:password.repeat'), { exact: true }).fill(newPassword);
        await expect(dialog.getByText(t('errors:auth.passwords_do_not_match'))).toBeHidden();
        await dialog.getByRole('button', { name: t('profile:password.submit') }).click();
        await expect(page.getByText(t('profile:password.done'))).toBeVisible();
      });

      await test.step('a copy of everything is saved as a file', async () => {
        const download = page.waitForEvent('download');
        await main.getByRole('button', { name: t('profile:data.exportButton') }).click();
        expect((await download).suggestedFilename()).toBe('rimba.json');
      });

      await test.step('the account ends', async () => {
        await main.getByRole('button', { name: t('profile:data.deleteButton') }).click();
        const dialog = page.getByRole('dialog');
        const word = t('profile:deleteDialog.word');
        const wrongWord = dialog.getByText(t('profile:deleteDialog.wrongWord', { word }));
        const missing = dialog.getByText(t('errors:request.field_required'));
        await dialog.getByRole('button', { name: t('profile:deleteDialog.confirm') }).click();
        await expect(wrongWord).toBeVisible();
        await expect(missing).toBeVisible();
        await expect(dialog.getByLabel(t('profile:deleteDialog.typeToConfirm', { word }))).toBeFocused();
        await dialog.getByLabel(t('profile:deleteDialog.typeToConfirm', { word })).fill(word);
        await dialog.getByLabel(t('profile:password.current'), { exact: true }).fill(newPassword);
        // What has been mended is no longer called wrong.
        await expect(wrongWord).toBeHidden();
        await expect(missing).toBeHidden();
        await dialog.getByRole('button', { name: t('profile:deleteDialog.confirm') }).click();
        await expect(page).toHaveURL(onPage('login', /^(\?|$)/));
        await expect(page.getByText(t('auth:login.deleted'))).toBeVisible();
        await expect(page.getByText(t('auth:login.lead'))).toBeHidden();
        await page.reload();
        await expect(page.getByText(t('auth:login.lead'))).toBeVisible();
      });
    });
  });
}

test('two tabs show the same payment', async ({ openBrowser }) => {
  const account = await createAccount();
  const { id } = await account.pending();
  const page = await openBrowser(account);
  const { open, t } = createPerson(page, 'id', account.email);
  await open(pathTo('transaction', { transactionId: id }));
  const other = await page.context().newPage();
  await other.goto(pathTo('transaction', { transactionId: id }, 'id'));
  for (const tab of [page, other]) await expect(tab.getByRole('timer')).toBeVisible();
  await sandbox.pay(id, 'settle');
  for (const tab of [page, other]) {
    await expect(tab.getByText(t('checkout:outcome.paid.title', { name: 'Ayu' }))).toBeVisible();
  }
});

test('home shows what has changed to who goes home again, or comes back to a tab left for long', async ({
  openBrowser,
}) => {
  const account = await createAccount();
  await account.adopt();
  const page = await openBrowser(account);
  const { t } = createPerson(page, 'en', account.email);
  let name = 'Ulin';
  await page.route('**/api/v1/forest/me', async (route) => {
    // As it was when it was asked, however late the answer comes.
    const asked = name;
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    for (const { tree } of data.trees) tree.treeName = asked;
    await route.fulfill({ response: answer, json: { ...rest, data } });
  });
  // Once it is open, or brings news, the page asks anew for a reason that is not this test's.
  await holdBack(page, '**/api/v1/notification/stream');
  await page.clock.install();
  await page.goto(pathTo('home', {}, 'en'));
  const row = page.getByRole('region', { name: t('member-home:notes.title') });
  await expect(row).toContainText('Ulin');
  name = 'Tengkawang';
  await page
    .getByRole('link', { name: t('common:nav.home'), exact: true })
    .first()
    .click();
  await expect(row).toContainText('Tengkawang');

  name = 'Punak';
  const comeBack = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await comeBack();
  await page.waitForTimeout(500);
  await expect(row, 'left for a moment').toContainText('Tengkawang');
  await page.clock.fastForward('01:01:00');
  await comeBack();
  await expect(row).toContainText('Punak');
});

test('what is said in passing covers neither the sum nor the button of a short wishtree @phone', async ({
  openBrowser,
}) => {
  const account = await createAccount();
  const trees = await account.service.readyTrees(3);
  for (const { id } of trees) await account.wish(id);
  const page = await openBrowser(account, { viewport: { width: 360, height: 740 } });
  const { t } = createPerson(page, 'id', account.email);
  await page.goto(pathTo('wishtree', {}, 'id'));
  const bar = page.getByRole('complementary', { name: t('wishtree:summary.title') });
  for (const { code } of trees.slice(1)) {
    const said = page.locator('[data-sonner-toast][data-front="true"]', { hasText: unbrokenCode(code) });
    const remove = page.getByRole('button', { name: new RegExp(`${t('wishtree:list.remove')} .*${code}`) });
    // It goes by itself after four seconds: it is waited for before the press.
    await Promise.all([said.waitFor(), remove.click()]);
    await expect(async () => {
      const [toast, taken] = [await said.boundingBox(), await bar.boundingBox()];
      if (!toast || !taken) throw new Error('Nothing is there to be compared');
      const isApart = toast.y + toast.height <= taken.y || toast.y >= taken.y + taken.height;
      expect(isApart, `toast ${toast.y}+${toast.height}, bar ${taken.y}+${taken.height}`).toBe(true);
    }).toPass({ timeout: 3_000 });
  }
});

test('figures of a year stand in one row or two by two, never three and one', async ({ openBrowser }) => {
  const account = await createAccount();
  const { certificate } = await account.adopt();
  const page = await openBrowser(account);
  await page.route('**/api/v1/year/me/*', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    const figures = { grown: 0.76, visits: 12, carbon: 148, replacements: 2 };
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, ...figures } } });
  });
  await page.goto(pathTo('year', { year: new Date(certificate.endsAt).getUTCFullYear() }, 'en'));
  const figures = page.getByRole('definition').filter({ hasText: /\d/ });
  for (const width of [320, 360, 480, 600, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(figures).toHaveCount(4);
    const tops = await figures.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    );
    const rows = [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length);
    expect(rows, `at ${width}`).toEqual(rows.length === 1 ? [4] : [2, 2]);
  }
});
