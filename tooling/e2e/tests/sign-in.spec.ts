import { unwrap } from '@rimba/api-client';
import { languages, locales } from '@rimba/i18n';
import { pathTo } from '@rimba/paths';
import { createAccount, freshEmail, password, verificationLink } from '../support/account.ts';
import { holdBack } from '../support/hold.ts';
import { onPage } from '../support/on-page.ts';
import { createPerson } from '../support/person.ts';
import { product } from '../support/product.ts';
import { openService, service } from '../support/service.ts';
import { expect, test } from '../support/test.ts';

for (const language of languages) {
  test.describe(`signing in, in ${language}`, () => {
    test.use({ locale: locales[language] });

    test('a visitor on a guarded page is sent to the login and comes back @phone', async ({
      page,
      watch,
    }) => {
      watch.expectRefusal(/^POST \/api\/v1\/login 401$/);
      const { email } = await createAccount();
      const person = createPerson(page, language, email);
      const { t } = person;
      await person.open(`${pathTo('trees')}?status=ready_to_adopt`);
      await expect(page).toHaveURL(new RegExp(`${pathTo('login', {}, language)}\\?next=`));
      await person.logIn('bukan kata sandinya');
      await expect(page.getByText(t('errors:auth.invalid_credentials'))).toBeVisible();
      await expect(page.getByLabel(t('auth:login.email'))).toHaveValue(email);
      await person.logIn();
      await expect(page).toHaveURL(`${pathTo('trees', {}, language)}?status=ready_to_adopt`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
    });

    test('the login leads to the first field that is wrong', async ({ page }) => {
      const { t, open } = createPerson(page, language, '');
      await open(pathTo('login'));
      await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
      await expect(page.getByLabel(t('auth:login.email'))).toBeFocused();
    });

    test('the registration says what is wrong with each field', async ({ page, watch }) => {
      watch.expectRefusal(/^POST \/api\/v1\/register 4\d\d$/);
      const { email } = await createAccount();
      const person = createPerson(page, language, email);
      const { t } = person;
      await person.open(pathTo('register'));
      const name = page.getByLabel(t('auth:register.name'));
      const address = page.getByLabel(t('auth:register.email'));
      const secret = page.getByLabel(t('auth:register.password'), { exact: true });
      const again = page.getByLabel(t('auth:register.confirmPassword'));
      const submit = page.getByRole('button', { name: t('auth:register.submit'), exact: true });

      await name.fill('Ay');
      await address.fill('ayu@');
      await secret.fill('lima5');
      await again.fill('lima6');
      await submit.click();
      for (const [field, words] of [
        [name, t('errors:profile.name_too_short')],
        [address, t('errors:request.invalid_email')],
        [secret, t('errors:auth.password_too_short')],
        [again, t('errors:auth.passwords_do_not_match')],
      ] as const) {
        await expect(field).toHaveAccessibleDescription(new RegExp(words));
        await expect(field).toHaveAttribute('aria-invalid', 'true');
      }
      await secret.fill('a'.repeat(101));
      await expect(secret).toHaveAccessibleDescription(new RegExp(t('errors:auth.password_too_long')));

      await name.fill('Ayu Wulandari');
      await address.fill(email);
      await secret.fill(password);
      await again.fill(password);
      await person.checked();
      await submit.click();
      await expect(page.getByText(t('errors:auth.email_taken'))).toBeVisible();
    });
  });
}

test('an address that was typed goes along to the page for a forgotten password, and back', async ({
  page,
}) => {
  const { open, t, login } = createPerson(page, 'id', 'ayu@rimba.example');
  await open(`${pathTo('login')}?next=%2Fwishtree%2F`);
  // What is typed goes along once the page has its script.
  await expect(login).toBeEnabled();
  const address = page.getByLabel(t('auth:login.email'));
  await address.fill('ayu@rimba.example');
  await page.getByRole('link', { name: t('auth:login.forgot') }).click();
  await expect(page).toHaveURL(onPage('forgotPassword', /^\?next=%2Fwishtree%2F$/));
  await expect(address).toHaveValue('ayu@rimba.example');
  await page.getByRole('link', { name: t('auth:forgot.back') }).click();
  await expect(page).toHaveURL(onPage('login', /^\?next=%2Fwishtree%2F$/));
  await expect(address).toHaveValue('ayu@rimba.example');
});

test('an address from another page does not come between what somebody is typing', async ({ page }) => {
  const { open, t, login } = createPerson(page, 'id');
  const address = page.getByLabel(t('auth:login.email'));
  await open(pathTo('login'));
  await expect(login).toBeEnabled();
  await address.fill('ayu@rimba.example');
  const arrivals = [
    ['has gone into the field', ''],
    ['is in the middle of it', 'budi@rim'],
  ] as const;
  for (const [when, typed] of arrivals)
    await test.step(when, async () => {
      const arrive = await holdBack(page, '**/forms.enhancement-*.js');
      await page.goto(pathTo('login', {}, 'id'), { waitUntil: 'commit' });
      await address.click();
      await page.keyboard.insertText(typed);
      arrive();
      await expect(login).toBeEnabled();
      await page.keyboard.insertText('budi@rimba.example'.slice(typed.length));
      await expect(address).toHaveValue('budi@rimba.example');
    });
});

test('the code of the mail proves an address on the page where one registered @phone', async ({
  page,
  watch,
}) => {
  watch.expectRefusal(/^PUT \/api\/v1\/email\/verification 422$/);
  const { t, open, register, mail } = createPerson(page, 'id');
  await register();
  await open(pathTo('emailVerification'));
  const [code = ''] = /^\d{6}$/m.exec((await mail(t('emails:verification.subject'))).text) ?? [];
  const field = page.getByLabel(t('auth:verify.label'));
  const wrong = ['000000', '111111', '222222'].filter((digits) => digits !== code);
  const isRefused = (tries: number) =>
    expect(field).toHaveAccessibleDescription(new RegExp(t('errors:verification.wrong_code', { tries })));
  const submit = page.getByRole('button', { name: t('auth:verify.submit') });
  await field.fill(wrong[0] ?? '');
  await isRefused(4);
  // Pressed again unchanged it spends no other try. The button is called otherwise while a code is asked about.
  await submit.click();
  await expect(submit).toBeVisible();
  await isRefused(4);
  await field.fill(wrong[1] ?? '');
  await isRefused(3);
  await field.fill(code);
  await expect(page.getByRole('heading', { name: t('auth:verify.doneTitle') })).toBeVisible();
});

test('an address mistyped at registering is put right where its code is awaited, and stays so @phone', async ({
  page,
  context,
  watch,
}) => {
  watch.expectRefusal(/^PUT \/api\/v1\/email\/verification\/address 429$/);
  const wrong = freshEmail();
  const { t, open, register } = createPerson(page, 'id', wrong);
  await register();
  await open(pathTo('emailVerification'));
  const address = page.getByLabel(t('profile:emailChange.correctNew'));
  const correct = async (from: string, to: string) => {
    await page.getByRole('button', { name: t('auth:verify.change') }).click();
    await expect(address).toHaveValue(from);
    await address.fill(to);
    await page.getByLabel(t('profile:password.current')).fill(password);
    await page.getByRole('button', { name: t('profile:emailChange.send') }).click();
  };
  const right = freshEmail();
  await correct(wrong, right);
  await expect(address).toBeHidden();
  await page.reload();
  await expect(page.getByRole('main')).toContainText(right);
  // Too soon for the same mailbox: told at its field, with the time to wait.
  await correct(right, wrong);
  await expect(address).toHaveAccessibleDescription(/\d+ detik/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('main')).toContainText(right);
  const { text } = await createPerson(page, 'id', right).mail(t('emails:verification.subject'));
  const [code = ''] = /^\d{6}$/m.exec(text) ?? [];
  await other.getByLabel(t('auth:verify.label')).fill(code);
  await expect(other.getByRole('heading', { name: t('auth:verify.doneTitle') })).toBeVisible();
});

test('a slip in the host of an address is asked about, and nothing is refused', async ({ page }) => {
  const { open, t } = createPerson(page, 'en');
  await open(pathTo('register'));
  const address = page.getByLabel(t('auth:register.email'));
  await expect(page.getByRole('button', { name: t('auth:register.submit'), exact: true })).toBeEnabled();
  await address.fill('maya.iskandar@gmial.com');
  await address.press('Tab');
  const meant = page.getByRole('button', { name: 'maya.iskandar@gmail.com?' });
  await expect(address).toHaveAccessibleDescription('Did you mean maya.iskandar@gmail.com?');
  await expect(address).not.toHaveAttribute('aria-invalid');
  await meant.click();
  await expect(address).toHaveValue('maya.iskandar@gmail.com');
  await expect(address).toBeFocused();
  await expect(meant).toBeHidden();
});

test('a link opened elsewhere keeps everything by the password, and the page that waits moves on', async ({
  page,
  openBrowser,
  watch,
}) => {
  watch.expectRefusal(/^PUT \/api\/v1\/email\/verification 409$/);
  const { t, open, register, mail, email } = createPerson(page, 'id');
  await register();
  await open(pathTo('emailVerification'));
  const { text } = await mail(t('emails:verification.subject'));
  const elsewhere = await openBrowser();
  await elsewhere.goto(verificationLink.exec(text)?.[0] ?? '');
  await elsewhere.getByLabel(t('auth:verify.password')).fill(password);
  await elsewhere.getByRole('button', { name: t('auth:verify.submit') }).click();
  await expect(elsewhere.getByText(t('auth:verify.otherText'))).toBeVisible();
  await expect(page.getByRole('heading', { name: t('auth:verify.doneTitle') })).toBeVisible();
  await elsewhere.getByRole('link', { name: t('auth:verify.here') }).click();
  await expect(elsewhere).toHaveURL(onPage('login', /^(\?|$)/));
  await createPerson(elsewhere, 'id', email).logIn();
  await expect(elsewhere).toHaveURL(pathTo('home', {}, 'id'));
});

test('a link opened elsewhere without the password says what goes, and sets a password and a name', async ({
  page,
  openBrowser,
  watch,
}) => {
  watch.expectRefusal(/^(PUT \/api\/v1\/email\/verification 409|.* 401)$/);
  const { t, register, mail, email } = createPerson(page, 'id');
  await register();
  const { text } = await mail(t('emails:verification.subject'));
  await page.goto('about:blank');
  const elsewhere = await openBrowser();
  await elsewhere.goto(verificationLink.exec(text)?.[0] ?? '');
  await elsewhere.getByRole('button', { name: t('auth:verify.unknown') }).click();
  await expect(elsewhere.getByText(t('auth:verify.drops'))).toBeVisible();
  await elsewhere.getByRole('button', { name: t('auth:verify.drop') }).click();
  await elsewhere.getByLabel(t('auth:reset.name')).fill('Siti Aminah');
  await elsewhere.getByLabel(t('auth:reset.newPassword'), { exact: true }).fill('gaharu di lereng bukit');
  await elsewhere.getByLabel(t('auth:reset.confirmPassword')).fill('gaharu di lereng bukit');
  await elsewhere.getByRole('button', { name: t('auth:reset.submit') }).click();
  await elsewhere
    .getByRole('main')
    .getByRole('link', { name: t('auth:reset.doneButton') })
    .click();
  await createPerson(elsewhere, 'id', email).logIn('gaharu di lereng bukit');
  await expect(elsewhere.getByRole('main')).toContainText('Siti');
});

test('who is logged out by a new password reads why at the login', async ({ openBrowser, watch }) => {
  watch.expectRefusal(/ 401$/);
  const account = await createAccount();
  const page = await openBrowser(account);
  const { t, open } = createPerson(page, 'id', account.email);
  await open(pathTo('certificates'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const visitor = openService(product);
  const credentials = { email: account.email, password, recaptchaToken: await visitor.botCheck('login') };
  const { accessToken } = await unwrap(visitor.api.POST('/api/v1/login', { body: credentials }));
  const change = { currentPassword: password, newPassword: 'gaharu di lereng bukit' };
  await unwrap(openService(product, accessToken).api.PUT('/api/v1/profile/password', { body: change }));
  await page.reload();
  await expect(page).toHaveURL(onPage('login', /^\?next=%2Fid%2Fcertificates%2F$/));
  await expect(page.getByText(t('auth:login.ended.password'))).toBeVisible();
  await expect(page.getByText(t('auth:login.returnNotice'))).toBeHidden();
});

test('a bad link tells a visitor that another one wants them logged in, and leads on to it', async ({
  page,
  watch,
}) => {
  watch.expectRefusal(/^PUT \/api\/v1\/email\/verification 4\d\d$/);
  const { open, t } = createPerson(page, 'id');
  await open(`${pathTo('verifyEmail')}?adopterId=1&code=keliru`);
  await expect(page.getByText(t('auth:verify.loginFirst'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('auth:login.submit'), exact: true })
    .click();
  await expect(page).toHaveURL(onPage('login', /^\?next=%2Femail-verification%2F$/));
});

for (const [link, call, answer] of [
  [pathTo('verifyEmail'), '**/api/v1/email/verification*', 'auth:verify.loginFirst'],
  [pathTo('resetPassword'), '**/api/v1/reset-password*', 'auth:reset.requestNew'],
] as const) {
  test(`a link to ${link} says that there is no network, and goes on with one @phone`, async ({
    page,
    watch,
  }) => {
    watch.expectRefusal(/ 4\d\d$/);
    const { open, t } = createPerson(page, 'id');
    const main = page.getByRole('main');
    const offline = main.getByText(t('errors:request.offline'));
    const retry = main.getByRole('button', { name: t('common:actions.retry') });
    await page.route(call, (route) => route.abort('internetdisconnected'));
    await open(`${link}?adopterId=1&code=keliru`);
    await expect(offline).toBeVisible();
    // The browser knows it now, and what is asked does not wait for it to be over.
    await page.context().setOffline(true);
    await retry.click();
    await expect(offline).toBeVisible();
    await page.unroute(call);
    await page.context().setOffline(false);
    await expect(main.getByText(t(answer))).toBeVisible();
  });
}

test('a form that is sent without a network says so once, and while there is none @phone', async ({
  page,
}) => {
  const { t, open, fillLogin, checked, login } = createPerson(page, 'id');
  const offline = page.getByRole('main').getByText(t('errors:request.offline'));
  await open(pathTo('login'));
  await fillLogin();
  await checked();
  await page.context().setOffline(true);
  await expect(offline).toHaveCount(1);
  const sent = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/v1/login'));
  await login.click();
  await sent;
  // It is called otherwise while the form is sent.
  await expect(login).toBeVisible();
  await expect(offline).toHaveCount(1);
  await page.context().setOffline(false);
  await expect(offline).toHaveCount(0);
});

test('a check that found no network begins with it, and who writes once more is known @phone', async ({
  page,
}) => {
  const { t, open, checked, email } = createPerson(page, 'id');
  const main = page.getByRole('main');
  const field = (name: 'name' | 'email' | 'subject' | 'message') =>
    page.getByLabel(t(`contact:form.${name}`), { exact: true });
  const challenge = '**/api/v1/captcha/challenge*';
  await page.route(challenge, (route) => route.abort('internetdisconnected'));
  await open(pathTo('contact'));
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/captcha/challenge'));
  await field('name').fill('Ayu Wulandari');
  await lost;
  await field('email').fill(email);
  await field('subject').fill('Sertifikat');
  await field('message').fill('Di mana nomornya?');
  const send = main.getByRole('button', { name: t('contact:form.submit') });
  await send.click();
  await expect(main.getByRole('alert')).toHaveText(t('errors:checkout.recaptcha_not_ready'));
  await expect(main.getByText(t('contact:done.failed'))).toBeHidden();
  await page.unroute(challenge);
  await checked();
  await send.click();
  await expect(main.getByText(t('contact:done.title'))).toBeInViewport();
  await main.getByRole('button', { name: t('contact:done.another') }).click();
  await expect(field('name')).toHaveValue('Ayu Wulandari');
  await expect(field('email')).toHaveValue(email);
  await expect(field('subject')).toHaveValue('');
  await expect(field('message')).toHaveValue('');
});

test('a guest who registers after all does not type name and address once more', async ({ page }) => {
  const { t, open, email } = createPerson(page, 'id');
  const main = page.getByRole('main');
  const [tree] = await service.readyTrees(1);
  await open(`${pathTo('unsignedCheckout')}?trees=${tree?.id}`);
  await main.getByLabel(t('checkout:customer.firstName')).fill('Ayu');
  await main.getByLabel(t('checkout:customer.lastName')).fill('Wulandari');
  await main.getByLabel(t('checkout:customer.email')).fill(email);
  await main
    .locator(`a[href*="${pathTo('login')}"]`)
    .first()
    .click();
  await expect(page.getByLabel(t('auth:login.email'))).toHaveValue(email);
  await main.locator(`a[href*="${pathTo('register')}"]`).click();
  await expect(page.getByLabel(t('auth:register.name'))).toHaveValue('Ayu Wulandari');
  await expect(page.getByLabel(t('auth:register.email'))).toHaveValue(email);
});

test('what is typed before the page has its script is kept, and sent when it can be', async ({ page }) => {
  const { email } = await createAccount();
  const person = createPerson(page, 'id', email);
  const { t } = person;
  const arrive = await holdBack(page, '**/forms.enhancement-*.js');
  await page.goto(pathTo('login', {}, 'id'), { waitUntil: 'commit' });
  await page.getByLabel(t('auth:login.email')).fill(email);
  await expect(person.login).toBeDisabled();
  const waking = await person.login.evaluateHandle((button) => ({
    animated: new Promise<string[]>((resolve) => {
      new MutationObserver(() =>
        resolve(button.getAnimations().map((each) => (each as CSSTransition).transitionProperty)),
      ).observe(button, { attributeFilter: ['disabled'] });
    }),
  }));
  arrive();
  const animated = await waking.evaluate((watched) => watched.animated);
  expect(animated, 'its words are never light on light').not.toContain('background-color');
  await expect(person.login).toBeEnabled();
  await expect(page.getByLabel(t('auth:login.email'))).toHaveValue(email);
  await page.getByLabel(t('auth:login.password'), { exact: true }).fill(password);
  await person.checked();
  await person.login.click();
  await expect(page).toHaveURL(pathTo('home', {}, 'id'));
});

test('a message typed before the page has its script is kept', async ({ page }) => {
  const { t } = createPerson(page, 'id');
  const arrive = await holdBack(page, '**/forms.enhancement-*.js');
  await page.goto(pathTo('contact', {}, 'id'), { waitUntil: 'commit' });
  const fields = (['name', 'email', 'subject', 'message'] as const).map((name) =>
    page.getByLabel(t(`contact:form.${name}`), { exact: true }),
  );
  for (const [place, field] of fields.entries()) await field.fill(`ayu${place}@rimba.example`);
  arrive();
  await expect(page.getByRole('button', { name: t('contact:form.submit') })).toBeEnabled();
  for (const [place, field] of fields.entries()) await expect(field).toHaveValue(`ayu${place}@rimba.example`);

  await test.step('a longer one than is taken is told so, and not cut', async () => {
    const long = 'a'.repeat(2_001);
    const message = page.getByLabel(t('contact:form.message'));
    await message.fill(long);
    await expect(message).toHaveAccessibleDescription(
      new RegExp(`^${t('errors:request.too_long', { max: 2_000 })} .*2[.]001 `),
    );
    await expect(message).toHaveValue(long);
  });
});
