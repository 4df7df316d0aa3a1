import type { Page } from '@playwright/test';
import { pathTo } from '@rimba/paths';
import { toLateSurvey } from '@rimba/paths/late-survey';
import { createAccount, password } from '../support/account.ts';
import { holdBack, whileHeld } from '../support/hold.ts';
import { createPerson } from '../support/person.ts';
import { shifted, watchShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'id-ID', colorScheme: 'light' });

test('an adopter reads open pages in their own frame, and nothing moves @phone', async ({
  openBrowser,
  isMobile,
}) => {
  const account = await createAccount();
  const [tree] = await account.service.readyTrees(1);
  await account.wish(tree?.id ?? 0);
  const page = await openBrowser(account);
  const { t } = createPerson(page, 'id', account.email);
  // Fonts come when they come, and where the stand-in has other measures text moves a little: here none comes.
  await page.route('**/*.woff2', (route) => route.abort());
  await watchShifts(page);

  for (const path of [
    pathTo('faq', {}, 'id'),
    pathTo('communities', {}, 'id'),
    pathTo('whatIsAdoption', {}, 'id'),
  ]) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: t('common:badge.wishtree', { count: 1 }) })).toBeVisible();
    expect.soft(await shifted(page), path).toBeLessThan(0.001);
    await expect(page.getByRole('link', { name: t('common:nav.login') })).toHaveCount(0);
  }
  await page.unroute('**/*.woff2');
  const trail = page.getByRole('navigation', { name: t('common:a11y.breadcrumb') });
  await expect(trail).toBeVisible({ visible: !isMobile });
  await page.getByRole('button', { name: t('common:a11y.openProfileMenu') }).click();
  await expect(page.getByText(t('common:profileMenu.signedInAs', { name: 'Ayu Wulandari' }))).toBeVisible();
  await page.keyboard.press('Escape');

  await test.step('a form lives in the same frame', async () => {
    await page.goto(pathTo('contact', {}, 'id'));
    await expect(page.getByRole('button', { name: t('common:a11y.openProfileMenu') })).toBeVisible();
    await expect(page.getByLabel(t('contact:form.subject'))).toBeVisible();
  });
});

test('the frame of a document works: sidebar, language, logout', async ({ openBrowser }) => {
  const account = await createAccount();
  const page = await openBrowser(account);
  const [id, en] = [createPerson(page, 'id'), createPerson(page, 'en')];
  await page.goto(pathTo('faq', {}, 'id'));
  await page.getByRole('button', { name: id.t('common:sidebar.collapse') }).click();
  await expect(page.getByRole('button', { name: id.t('common:sidebar.expand') })).toBeVisible();
  const sent = await page.request.get(pathTo('faq', {}, 'id'));
  expect(await sent.text()).toContain(`aria-label="${id.t('common:sidebar.expand')}"`);
  await page.keyboard.press('Control+b');
  await expect(page.getByRole('button', { name: id.t('common:sidebar.collapse') })).toBeVisible();

  await page.getByRole('button', { name: new RegExp(id.t('common:language.switchLabel')) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en.t('common:language.en') })
    .click();
  await expect(page).toHaveURL(pathTo('faq', {}, 'en'));
  await expect(page.getByRole('heading', { level: 1, name: en.t('faq:page.title') })).toBeVisible();

  await page.getByRole('button', { name: en.t('common:a11y.openProfileMenu') }).click();
  await page.getByRole('menuitem', { name: en.t('common:profileMenu.logout') }).click();
  await page.getByRole('button', { name: en.t('auth:logout.confirm') }).click();
  await expect(page).toHaveURL(pathTo('login', {}, 'en'));
  await page.goto(pathTo('faq', {}, 'en'));
  await expect(page.getByRole('banner').getByRole('link', { name: en.t('common:nav.login') })).toBeVisible();
});

test('what is pressed before the frame lives is done once it does @phone', async ({
  openBrowser,
  isMobile,
}) => {
  const page = await openBrowser(await createAccount());
  const { t } = createPerson(page, 'id');
  const openLate = async (address: string, press: () => Promise<void>) => {
    const arrive = await holdBack(page, /\/(member-frame|forms)\.enhancement-.*\.js$/);
    await page.goto(address, { waitUntil: 'commit' });
    await press();
    arrive();
  };
  const profile = page.getByRole('button', { name: t('common:a11y.openProfileMenu') });
  const shownTheme = () => page.evaluate(() => document.documentElement.dataset.theme);
  for (const address of [pathTo('faq', {}, 'id'), pathTo('contact', {}, 'id')]) {
    await test.step(address, async () => {
      await openLate(address, async () => {
        await profile.click();
        await profile.click();
      });
      await expect(page.getByRole('menuitem', { name: t('common:profileMenu.account') })).toBeVisible();
      // Phones have the theme in the menu.
      if (isMobile) return;
      for (const theme of ['dark', 'light'] as const) {
        await openLate(address, () => page.getByRole('radio', { name: t(`common:theme.${theme}`) }).check());
        await expect.poll(shownTheme).toBe(theme);
      }
    });
  }
});

test('a question names who asks and which tree, and leaves what is typed @phone', async ({ openBrowser }) => {
  const account = await createAccount();
  const page = await openBrowser(account);
  const { t } = createPerson(page, 'id');
  const field = (at: Page, of: 'name' | 'email' | 'subject') =>
    at.getByLabel(t(`contact:form.${of}`), { exact: true });
  const address = pathTo('contact', {}, 'id') + toLateSurvey(['KB-AU-2024-000123']);
  await page.goto(address);
  await expect(field(page, 'name')).toHaveValue('Ayu Wulandari');
  await expect(field(page, 'email')).toHaveValue(account.email);
  await expect(field(page, 'subject')).toHaveValue(
    t('contact:form.lateSurvey', { trees: 'KB-AU-2024-000123' }),
  );

  const again = await page.context().newPage();
  await whileHeld(
    again,
    /\/forms\.enhancement-.*\.js$/,
    () => again.goto(address),
    async () => {
      await field(again, 'name').fill('Bu Ayu');
      await field(again, 'subject').fill('Pertanyaan');
    },
  );
  await expect(field(again, 'email')).toHaveValue(account.email);
  await expect(field(again, 'name')).toHaveValue('Bu Ayu');
  await expect(field(again, 'subject')).toHaveValue('Pertanyaan');
});

test('a page that guessed wrong is asked for once more, and no more than that', async ({
  openBrowser,
  watch,
}) => {
  const account = await createAccount();
  const page = await openBrowser(account);
  const { t } = createPerson(page, 'id');
  // Without its cookie the server takes the adopter for a visitor.
  await page.context().clearCookies();
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.goto(pathTo('faq', {}, 'id'));
  await expect(page.getByRole('button', { name: t('common:a11y.openProfileMenu') })).toBeVisible();
  expect(loads).toHaveLength(2);

  await test.step('the session ends, and the reader stays as a visitor', async () => {
    watch.expectRefusal(/ 40[01]$/);
    await page.evaluate(() => {
      localStorage.setItem('access_token', 'gone');
      localStorage.setItem('refresh_token', 'gone');
    });
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: t('common:nav.login') })).toBeVisible();
    await expect(page).toHaveURL(pathTo('faq', {}, 'id'));
  });

  await test.step('back from the login, the page of before is no visitor’s any more', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common:nav.login') })
      .click();
    const person = createPerson(page, 'id', account.email);
    await person.logIn(password);
    await expect(page).toHaveURL(pathTo('home', {}, 'id'));
    await expect(page.getByRole('button', { name: t('common:a11y.openProfileMenu') })).toBeVisible();
    await page.goto(pathTo('faq', {}, 'id'));
    await expect(page.getByRole('button', { name: t('common:a11y.openProfileMenu') })).toBeVisible();
  });
});

test('an account whose address is not proven is asked for it from the first paint', async ({
  openBrowser,
}) => {
  const account = await createAccount();
  const unproven = {
    ...account,
    session: { ...account.session, user: { ...account.session.user, emailVerifiedAt: null } },
  };
  const page = await openBrowser(unproven);
  const { t } = createPerson(page, 'id');
  // Before anything else of the frame is there, the place is taken.
  await page.route('**/member-frame.enhancement-*.js', (route) => route.abort());
  await page.goto(pathTo('faq', {}, 'id'));
  await expect(page.getByText(t('auth:banner.text'))).toBeVisible();
  await page.unroute('**/member-frame.enhancement-*.js');
  // The service knows better: the address has been proven since.
  await page.reload();
  await expect(page.getByText(t('auth:banner.text'))).toBeHidden();
});
