import type { Page } from '@playwright/test';
import { pathTo } from '@rimba/paths';
import { createAccount, password } from '../support/account.ts';
import { giveAuthenticator } from '../support/authenticator.ts';
import { createPerson } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

type Person = ReturnType<typeof createPerson>;

/** Somebody at the ways to log in of their profile, on a device that can keep passkeys. */
async function atTheirWays(page: Page) {
  const authenticator = await giveAuthenticator(page);
  const { email } = await createAccount();
  const person = createPerson(page, 'id', email);
  await person.open(pathTo('login'));
  await person.logIn();
  await expect(page).toHaveURL(pathTo('home', {}, 'id'));
  await person.open(`${pathTo('profile')}#ways`);
  const ways = page.getByRole('region', { name: person.t('profile:ways.title') });
  await expect(ways.getByText(person.t('profile:ways.last'))).toBeVisible();
  return { person, ways, authenticator };
}

/** The dialog that adds a passkey, filled in. */
async function askForPasskey(page: Page, { t }: Person, label: string) {
  await page.getByRole('button', { name: t('profile:passkey.add') }).click();
  const dialog = page.getByRole('dialog', { name: t('profile:passkey.addTitle') });
  await dialog.getByLabel(t('profile:passkey.label')).fill(label);
  const proof = dialog.getByLabel(t('profile:password.current'), { exact: true });
  await proof.fill(password);
  const confirm = dialog.getByRole('button', { name: t('profile:passkey.addConfirm') });
  return { dialog, proof, confirm };
}

/** The login page, of a browser that has forgotten its session where no page is alive to go there by itself. */
async function atTheLogin(page: Page, { t, open }: Person) {
  await page.goto(pathTo('robots'));
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await open(pathTo('login'));
  return page.getByRole('button', { name: t('auth:passkey.button') });
}

test('a passkey is added in the profile, named, logged in with, and removed @phone', async ({
  page,
  watch,
}) => {
  watch.expectRefusal(/^POST \/api\/v1\/passkey\/creation-options 422$/);
  watch.expectRefusal(/^POST \/api\/v1\/passkey\/login 401$/);
  const { person, ways, authenticator } = await atTheirWays(page);
  const { t, mail } = person;
  const row = (label: string) =>
    ways.getByRole('listitem').filter({ hasText: t('profile:passkey.named', { label }) });

  const { dialog, proof, confirm } = await askForPasskey(page, person, 'Ponsel Ayu');
  await proof.fill('bukan kata sandinya');
  await confirm.click();
  await expect(proof).toHaveAccessibleDescription(new RegExp(t('errors:auth.wrong_current_password')));
  await proof.fill(password);
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(row('Ponsel Ayu')).toBeVisible();
  expect((await mail(t('emails:wayAdded.subject'))).text).toContain('Ponsel Ayu');
  expect(await authenticator.passkeys()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);

  const again = await askForPasskey(page, person, 'Ponsel Ayu lagi');
  await again.confirm.click();
  await expect(again.dialog.getByText(t('errors:auth.passkey_taken'))).toBeVisible();
  await page.keyboard.press('Escape');

  await row('Ponsel Ayu')
    .getByRole('button', { name: t('profile:passkey.rename') })
    .click();
  const renaming = page.getByRole('dialog', { name: t('profile:passkey.renameTitle') });
  await renaming.getByLabel(t('profile:passkey.label')).fill('Ponsel baru');
  await renaming.getByRole('button', { name: t('profile:passkey.renameConfirm') }).click();
  await expect(row('Ponsel baru')).toBeVisible();

  await (await atTheLogin(page, person)).click();
  await expect(page).toHaveURL(pathTo('home', {}, 'id'));
  await person.open(`${pathTo('profile')}#ways`);
  await row('Ponsel baru')
    .getByRole('button', { name: t('profile:ways.remove') })
    .click();
  const removal = page.getByRole('dialog', { name: t('profile:ways.removeTitle') });
  await removal.getByLabel(t('profile:password.current'), { exact: true }).fill(password);
  await removal.getByRole('button', { name: t('profile:ways.removeConfirm') }).click();
  await expect(removal).toBeHidden();
  await expect(ways.getByRole('listitem')).toHaveCount(1);

  await (await atTheLogin(page, person)).click();
  await expect(page.getByText(t('errors:auth.passkey_unknown'))).toBeVisible();
});

test('a passkey that its owner does not confirm is not used, and can be tried again', async ({ page }) => {
  const { person, ways, authenticator } = await atTheirWays(page);
  const { t } = person;
  await authenticator.knows(false);
  const { dialog, confirm } = await askForPasskey(page, person, 'Laptop');
  await confirm.click();
  await expect(dialog.getByText(t('errors:auth.passkey_cancelled'))).toBeVisible();
  expect(await authenticator.passkeys()).toEqual([]);
  await authenticator.knows(true);
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(ways.getByRole('listitem')).toHaveCount(2);

  await authenticator.knows(false);
  const login = await atTheLogin(page, person);
  await login.click();
  await expect(page.getByText(t('errors:auth.passkey_cancelled'))).toBeVisible();
  await authenticator.knows(true);
  await login.click();
  await expect(page).toHaveURL(pathTo('home', {}, 'id'));
});

test('a browser that knows no passkeys is offered none', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  const { email } = await createAccount();
  const person = createPerson(page, 'en', email);
  await person.open(pathTo('login'));
  await person.logIn();
  await expect(page).toHaveURL(pathTo('home', {}, 'en'));
  await person.open(`${pathTo('profile')}#ways`);
  const { t } = person;
  await expect(page.getByRole('button', { name: t('profile:ways.linkGoogle') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('profile:passkey.add') })).toBeHidden();
  await expect(await atTheLogin(page, person)).toBeHidden();
});

test('a password asks for a passkey after it, or for a mailed code where that is away @phone', async ({
  page,
  watch,
}) => {
  watch.expectRefusal(/^POST \/api\/v1\/login 401$/);
  watch.expectRefusal(/^POST \/api\/v1\/login 422$/);
  const { person, ways, authenticator } = await atTheirWays(page);
  const { t, mail } = person;
  const { dialog, confirm } = await askForPasskey(page, person, 'Ponsel Ayu');
  await confirm.click();
  await expect(dialog).toBeHidden();

  await ways.getByRole('button', { name: t('profile:factor.turnOn') }).click();
  const switching = page.getByRole('dialog', { name: t('profile:factor.turnOn') });
  await switching.getByLabel(t('profile:password.current'), { exact: true }).fill(password);
  await switching.getByRole('button', { name: t('profile:passkey.addConfirm') }).click();
  await expect(switching).toBeHidden();
  await expect(ways.getByRole('paragraph').filter({ hasText: t('profile:factor.asks') })).toBeVisible();
  expect((await mail(t('emails:factorOn.subject'))).text).toContain('passkey');

  const passwordField = page.getByLabel(t('auth:login.password'), { exact: true });
  const submit = page.getByRole('button', { name: t('auth:login.submit'), exact: true });
  const sign = page.getByRole('button', { name: t('auth:second.sign') });

  await authenticator.knows(false);
  await atTheLogin(page, person);
  await person.logIn();
  await expect(page.getByText(t('errors:auth.passkey_cancelled'))).toBeVisible();
  await page.getByRole('button', { name: t('auth:second.cancel') }).click();
  await expect(passwordField).toHaveValue(password);
  await submit.click();
  await expect(page.getByText(t('errors:auth.passkey_cancelled'))).toBeVisible();
  await authenticator.knows(true);
  await sign.click();
  await expect(page).toHaveURL(pathTo('home', {}, 'id'));

  await authenticator.knows(false);
  await atTheLogin(page, person);
  await person.logIn();
  await expect(page.getByText(t('errors:auth.passkey_cancelled'))).toBeVisible();
  await page.getByRole('button', { name: t('auth:second.elsewhere') }).click();
  await page.getByRole('button', { name: t('auth:second.send') }).click();
  const field = page.getByLabel(t('auth:second.code'));
  await field.fill('AAAAAAAA');
  await submit.click();
  await expect(field).toHaveAccessibleDescription(new RegExp(t('errors:checkout.invalid_code')));
  const code = (await mail(t('emails:loginCode.subject'))).text.match(/\b[A-Z2-9]{8}\b/)?.[0] ?? '';
  await field.fill(code);
  await submit.click();
  await expect(page).toHaveURL(pathTo('home', {}, 'id'));
  expect((await mail(t('emails:factorSkipped.subject'))).text).toContain('passkey');

  await person.open(`${pathTo('profile')}#ways`);
  await ways.getByRole('button', { name: new RegExp(`^${t('profile:ways.remove')}.*Ponsel Ayu`) }).click();
  const removal = page.getByRole('dialog', { name: t('profile:ways.removeTitle') });
  await expect(removal.getByText(/passkey terakhir/)).toBeVisible();
  await removal.getByLabel(t('profile:password.current'), { exact: true }).fill(password);
  await removal.getByRole('button', { name: t('profile:ways.removeConfirm') }).click();
  await expect(removal).toBeHidden();
  await atTheLogin(page, person);
  await person.logIn();
  await expect(page).toHaveURL(pathTo('home', {}, 'id'));
});
