import type { Page } from '@playwright/test';
import { pathTo } from '@rimba/paths';
import { createAccount, freshEmail, password } from '../support/account.ts';
import { createPerson } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

const newPassword = 'gaharu di lereng bukit';

type Person = ReturnType<typeof createPerson>;

/** Somebody who registered, proved the address, and is at the ways to log in of their profile. */
async function atTheirWays(page: Page) {
  const person = createPerson(page, 'id');
  await person.register();
  await person.proveEmail();
  await person.open(`${pathTo('profile')}#ways`);
  const ways = page.getByRole('region', { name: person.t('profile:ways.title') });
  await expect(ways.getByText(person.t('profile:ways.last'))).toBeVisible();
  return { person, ways, google: `${person.email.split('@')[0]}@gmail.com` };
}

/** To the sandbox's Google and back, where a proof is asked for. */
async function chooseGoogle(page: Page, { t }: Person, google: string) {
  await page.getByRole('button', { name: t('profile:ways.linkGoogle') }).click();
  await page.getByLabel('E-mail').fill(google);
  await page.getByLabel('Name').fill('Ayu Wulandari');
  await page.getByRole('button', { name: 'Continue' }).click();
  const dialog = page.getByRole('dialog', { name: t('profile:ways.linkTitle') });
  return {
    proof: dialog.getByLabel(t('profile:password.current'), { exact: true }),
    confirm: dialog.getByRole('button', { name: t('profile:ways.linkConfirm') }),
  };
}

test.beforeEach(({ watch }) =>
  watch.expectRefusal(/^request to http:\/\/127\.0\.0\.1:\d+\/sandbox\/google\//),
);

test('Google leads back in the language of the page that it was pressed on @phone', async ({
  openBrowser,
}) => {
  const page = await openBrowser(undefined, { locale: 'en-GB' });
  const { t, open } = createPerson(page, 'id', '');
  await open(pathTo('login'));
  await page.getByRole('button', { name: t('auth:google.button') }).click();
  await page.getByLabel('E-mail').fill(`dewi-${Date.now()}@gmail.com`);
  await page.getByLabel('Name').fill('Dewi Lestari');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(pathTo('home', {}, 'id'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});

test('the profile lists the ways to log in: Google is connected there, and removed @phone', async ({
  page,
  watch,
}) => {
  watch.expectRefusal(/^POST \/api\/v1\/auth\/google\/exchange 422$/);
  const { person, ways, google } = await atTheirWays(page);
  const { t, mail } = person;
  const { proof, confirm } = await chooseGoogle(page, person, google);
  await proof.fill('bukan kata sandinya');
  await confirm.click();
  await expect(proof).toHaveAccessibleDescription(new RegExp(t('errors:auth.wrong_current_password')));
  await proof.fill(password);
  await confirm.click();
  await expect(ways.getByRole('listitem').filter({ hasText: google })).toBeVisible();
  expect((await mail(t('emails:wayAdded.subject'))).text).toContain(google);

  await page.reload();
  await ways
    .getByRole('listitem')
    .filter({ hasText: google })
    .getByRole('button', { name: t('profile:ways.remove') })
    .click();
  const removal = page.getByRole('dialog', { name: t('profile:ways.removeTitle') });
  await removal.getByLabel(t('profile:password.current'), { exact: true }).fill(password);
  await removal.getByRole('button', { name: t('profile:ways.removeConfirm') }).click();
  await expect(removal).toBeHidden();
  await expect(ways.getByRole('listitem')).toHaveCount(1);
  await mail(t('emails:wayRemoved.subject'));
});

test('a forgotten password shows the other ways, and ends the one that is not confirmed @phone', async ({
  page,
  openBrowser,
  viewport,
}) => {
  const { person, ways, google } = await atTheirWays(page);
  const { t, email, mail } = person;
  const { proof, confirm } = await chooseGoogle(page, person, google);
  await proof.fill(password);
  await confirm.click();
  await expect(ways.getByRole('listitem').filter({ hasText: google })).toBeVisible();
  // Signed in, the page would go on asking for what its session may no longer have.
  await page.goto('about:blank');

  const elsewhere = await openBrowser(undefined, { viewport });
  const visitor = createPerson(elsewhere, 'id', email);
  await visitor.open(pathTo('forgotPassword'));
  await elsewhere.getByLabel(t('auth:login.email')).fill(email);
  await elsewhere.getByRole('button', { name: t('auth:forgot.submit') }).click();
  const { text } = await mail(t('emails:passwordReset.subject'));
  await elsewhere.goto(/https?:\/\/\S+\/reset-password\/\S+/.exec(text)?.[0] ?? 'about:blank');

  const others = elsewhere.getByRole('group', { name: t('auth:reset.ways') });
  const kept = others.getByRole('checkbox', { name: t('auth:reset.googleNamed', { label: google }) });
  await expect(kept).not.toBeChecked();
  const wide = await elsewhere.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide, 'a long address stays within its page').toBe(false);
  await elsewhere.getByLabel(t('auth:reset.newPassword'), { exact: true }).fill(newPassword);
  await elsewhere.getByLabel(t('auth:reset.confirmPassword')).fill(newPassword);
  await elsewhere.getByRole('button', { name: t('auth:reset.submit') }).click();
  await elsewhere
    .getByRole('main')
    .getByRole('link', { name: t('auth:reset.doneButton') })
    .click();
  await visitor.logIn(newPassword);
  await expect(elsewhere).toHaveURL(pathTo('home', {}, 'id'));
  await visitor.open(`${pathTo('profile')}#ways`);
  const left = elsewhere.getByRole('region', { name: t('profile:ways.title') });
  await expect(left.getByText(t('profile:ways.last'))).toBeVisible();
  await expect(left.getByRole('listitem')).toHaveCount(1);
  await mail(t('emails:wayRemoved.subject'));
});

test('the profile tells what happened to the account, and what was refused @phone', async ({
  page,
  watch,
}) => {
  watch.expectRefusal(/^POST \/api\/v1\/login 401$/);
  const { email } = await createAccount();
  const person = createPerson(page, 'id', email);
  const { t, open } = person;
  await open(pathTo('login'));
  await person.logIn('bukan kata sandinya');
  await expect(page.getByText(t('errors:auth.invalid_credentials'))).toBeVisible();
  await person.logIn();
  await expect(page).toHaveURL(pathTo('home', {}, 'id'));
  await open(`${pathTo('profile')}#security`);
  const history = page.getByRole('region', { name: t('profile:security.title') });
  const signedIn = t('profile:security.event.signed_in');
  const [first, second] = [history.getByRole('listitem').nth(0), history.getByRole('listitem').nth(1)];
  await expect(first).toContainText(signedIn);
  await expect(first).toContainText('WIB');
  await expect(first).toContainText(t('profile:security.way.password'));
  await expect(second).toContainText(t('profile:security.refused', { event: signedIn }));
  await expect(history.getByText(t('profile:security.event.registered'))).toBeVisible();
});

test('the profile changes the address, and the one before has the account back by its mail @phone', async ({
  page,
  openBrowser,
  viewport,
  watch,
}) => {
  watch.expectRefusal(/^PUT \/api\/v1\/profile\/email 4\d\d$/);
  const account = await createAccount();
  const person = createPerson(page, 'id', account.email);
  const { t, open, mail } = person;
  const moved = createPerson(page, 'id');
  await open(pathTo('login'));
  await person.logIn();
  await expect(page).toHaveURL(pathTo('home', {}, 'id'));
  await open(pathTo('profile'));
  await page.getByRole('button', { name: t('profile:emailChange.button') }).click();
  const dialog = page.getByRole('dialog', { name: t('profile:emailChange.title') });
  await dialog.getByLabel(t('profile:emailChange.new')).fill(account.email);
  await dialog.getByLabel(t('profile:password.current'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: t('profile:emailChange.send') }).click();
  await expect(dialog.getByText(t('profile:emailChange.same'))).toBeVisible();
  await dialog.getByLabel(t('profile:emailChange.new')).fill(moved.email);
  await dialog.getByRole('button', { name: t('profile:emailChange.send') }).click();
  await expect(dialog).toBeHidden();
  const waits = page.getByRole('heading', { name: t('profile:emailChange.waits', { email: moved.email }) });
  const field = page.getByLabel(t('auth:verify.label'));
  await expect(field).toBeFocused();
  const [code = ''] = /^\d{6}$/m.exec((await moved.mail(t('emails:emailChangeCode.subject'))).text) ?? [];
  // What was asked for outlives a reload and a way elsewhere and back.
  await page.reload();
  await expect(waits).toBeVisible();
  await open(pathTo('wishtree'));
  await page.goBack();
  await expect(waits).toBeVisible();
  await field.fill(code === '000000' ? '111111' : '000000');
  await expect(field).toHaveAccessibleDescription(
    new RegExp(t('errors:verification.wrong_code', { tries: 4 })),
  );
  await field.fill(code);
  await expect(waits).toBeHidden();
  await expect(page.getByRole('definition').filter({ hasText: moved.email })).toBeVisible();
  await page.goto('about:blank');

  const { text } = await mail(t('emails:emailChanged.subject'));
  const elsewhere = await openBrowser(undefined, { viewport });
  await elsewhere.goto(/https?:\/\/\S+\/reset-password\/\S+/.exec(text)?.[0] ?? 'about:blank');
  await expect(elsewhere.getByText(t('auth:reset.restores', { email: account.email }))).toBeVisible();
  await elsewhere.getByLabel(t('auth:reset.newPassword'), { exact: true }).fill(newPassword);
  await elsewhere.getByLabel(t('auth:reset.confirmPassword')).fill(newPassword);
  await elsewhere.getByRole('button', { name: t('auth:reset.restoresSubmit') }).click();
  await expect(elsewhere.getByText(t('auth:reset.restoredTitle', { email: account.email }))).toBeVisible();
  await mail(t('emails:emailRestored.subject'));
  await elsewhere
    .getByRole('main')
    .getByRole('link', { name: t('auth:reset.doneButton') })
    .click();
  await createPerson(elsewhere, 'id', account.email).logIn(newPassword);
  await expect(elsewhere).toHaveURL(pathTo('home', {}, 'id'));
});

test('the link to a new address is taken after the login of another device, and the page that waits goes on', async ({
  page,
  openBrowser,
  viewport,
}) => {
  const account = await createAccount();
  const person = createPerson(page, 'en', account.email);
  const { t, open } = person;
  const moved = createPerson(page, 'en');
  await open(pathTo('login'));
  await person.logIn();
  await expect(page).toHaveURL(pathTo('home', {}, 'en'));
  await open(pathTo('profile'));
  const dialog = page.getByRole('dialog', { name: t('profile:emailChange.title') });
  const ask = async (email: string) => {
    await dialog.getByLabel(t('profile:emailChange.new')).fill(email);
    await dialog.getByLabel(t('profile:password.current'), { exact: true }).fill(password);
    await dialog.getByRole('button', { name: t('profile:emailChange.send') }).click();
    await expect(dialog).toBeHidden();
  };
  const waitsFor = (email: string) =>
    page.getByRole('heading', { name: t('profile:emailChange.waits', { email }) });
  const mistyped = freshEmail();
  await page.getByRole('button', { name: t('profile:emailChange.button') }).click();
  await ask(mistyped);
  await expect(waitsFor(mistyped)).toBeVisible();
  await page.getByRole('button', { name: t('profile:emailChange.again') }).click();
  await expect(dialog.getByLabel(t('profile:emailChange.new'))).toHaveValue(mistyped);
  await ask(moved.email);
  await expect(waitsFor(moved.email)).toBeVisible();

  const { text } = await moved.mail(t('emails:emailChangeCode.subject'));
  const phone = await openBrowser(undefined, { viewport });
  await phone.goto(/https?:\/\/\S+\/profile\?\S+/.exec(text)?.[0] ?? 'about:blank');
  await createPerson(phone, 'en', account.email).logIn();
  await expect(phone.getByRole('definition').filter({ hasText: moved.email })).toBeVisible();
  await expect(phone).toHaveURL(pathTo('profile', {}, 'en'));
  await expect(waitsFor(moved.email)).toBeHidden();
  await expect(page.getByRole('definition').filter({ hasText: moved.email })).toBeVisible();

  await page.getByRole('button', { name: t('profile:emailChange.button') }).click();
  const third = freshEmail();
  await ask(third);
  await page.getByRole('button', { name: t('profile:emailChange.keep') }).click();
  await expect(waitsFor(third)).toBeHidden();
  await expect(page.getByRole('button', { name: t('profile:emailChange.button') })).toBeVisible();
});
