import type { Locator } from '@playwright/test';
import { languages, locales, unbrokenCode } from '@rimba/i18n';
import { pathTo } from '@rimba/paths';
import { createAccount, password } from '../support/account.ts';
import { anyNumber } from '../support/any-number.ts';
import { createGuest, lastOnShelf } from '../support/guest.ts';
import { tellWhenPressed, whileHeld, withoutPrefetch } from '../support/hold.ts';
import { loseFiles } from '../support/lost-files.ts';
import { onPage } from '../support/on-page.ts';
import { createPerson } from '../support/person.ts';
import { sandbox } from '../support/sandbox.ts';
import { service } from '../support/service.ts';
import { expect, test } from '../support/test.ts';

for (const language of languages) {
  test.describe(`without an account, in ${language}`, () => {
    test.use({ locale: locales[language] });

    test('from home over the shelf to a tree, paid by QRIS and shown to others, by mouse and by finger @phone', async ({
      page,
      hasTouch,
      watch,
    }) => {
      const guest = createGuest(page, language, hasTouch);
      const { t, press } = guest;
      const checkoutOfOne = new RegExp(`${pathTo('unsignedCheckout', {}, language)}\\?trees=\\d+$`);
      let checkout = '';

      await test.step('a filter leads to a tree, and that to the checkout', async () => {
        await guest.open(pathTo('home'));
        await press(page.getByRole('link', { name: anyNumber(t('home:hero.ctaReady', { count: 9 })) }));
        await page.waitForURL(onPage('shelf'));
        const opener = page.getByText(t('shelf:filter.open'), { exact: true });
        if (await opener.isVisible()) await press(opener);
        await page.getByLabel(t('shelf:filter.land')).selectOption('riparian');
        await page
          .getByRole('combobox', { name: new RegExp(`^${t('shelf:filter.height')}`) })
          .selectOption('2-5');
        await press(page.getByRole('button', { name: t('shelf:filter.apply') }));
        await page.waitForURL(/land=riparian/);
        const land = t('trees:landType.riparian');
        for (const card of await page.getByRole('article').all()) await expect(card).toContainText(land);
        await press(page.getByRole('link', { name: t('shelf:filter.remove', { what: land }) }));
        await page.waitForURL(/height=2-5$/);
        await press(lastOnShelf(page));
        await page.waitForURL(onPage('shelfTree'));
        const code = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-2) ?? '');
        await expect(page.getByRole('heading', { name: t('shelf:tree.life') })).toBeVisible();
        await press(page.getByRole('link', { name: t('shelf:tree.adopt') }));
        await page.waitForURL(checkoutOfOne);
        checkout = page.url();
        await expect(page.getByRole('main').getByText(code).first()).toBeVisible();
      });

      await test.step('the way back is one step each, and leads forward again', async () => {
        await page.goBack();
        await page.waitForURL(onPage('shelfTree'));
        await page.goBack();
        await page.waitForURL(onPage('shelf', /^\?height=2-5$/));
        await page.goForward();
        await page.goForward();
        await page.waitForURL(checkoutOfOne);
      });

      await test.step('a reload loses nothing of what was typed, and stays where it was', async () => {
        await guest.fillIn();
        await page.getByRole('radio', { name: 'QRIS' }).check();
        await page.reload();
        await expect(page.getByLabel(t('checkout:customer.firstName'))).toHaveValue('Siti');
        await expect(page.getByRole('radio', { name: 'QRIS' })).toBeChecked();
        await expect(page.getByRole('contentinfo')).not.toBeInViewport();
      });

      await test.step('the code is asked for, also after another reload; a wrong one is told', async () => {
        watch.expectRefusal(/^POST \/api\/v1\/unsigned\/checkout 422$/);
        // While the mail is opened, the page of the payment comes.
        const ahead = page.waitForRequest(/\/assets\/member\/.+\.js$/);
        await guest.askForCode();
        await ahead;
        const { text } = await guest.mail(t('emails:checkoutCode.subject'));
        expect(text).toContain(new URL(page.url()).search);
        await page.reload();
        await guest.enterCode('AAAAAAAA');
        await expect(page.getByText(t('errors:checkout.invalid_code'))).toBeVisible();
      });

      await test.step('the right one signs in and prepares the payment', async () => {
        await guest.enterCode(await guest.readCode());
        const transactionId = await guest.transactionId();
        await expect(page.getByRole('timer')).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem('rimba_checkout_draft'))).toBeNull();
        await sandbox.pay(transactionId, 'settle');
        await expect(page.getByText(t('checkout:outcome.paid.title', { name: 'Siti' }))).toBeVisible();
        await expect(page.getByRole('heading', { name: t('transactions:thanks.next') })).toBeVisible();
        await expect(page.getByRole('link', { name: t('transactions:thanks.whatsApp') })).toHaveAttribute(
          'href',
          /^https:\/\/wa\.me\/\?text=.+certificate/,
        );
        const calendar = page.waitForEvent('download');
        await press(page.getByRole('button', { name: t('transactions:thanks.calendar') }));
        expect((await calendar).suggestedFilename()).toMatch(/\.ics$/);
        await expect(page.getByText(t('transactions:thanks.calendarSaved'))).toBeVisible();
      });

      await test.step('back leads past the checkout to the tree, and forward to the thanks', async () => {
        await page.goBack();
        await page.waitForURL(onPage('tree'));
        await page.goForward();
        await expect(page.getByRole('heading', { name: t('transactions:thanks.next') })).toBeVisible();
      });

      await test.step('at the checkout the tree is said to be one’s own, and leads on to the certificate', async () => {
        await page.goto(checkout);
        await expect(page.getByText(t('checkout:adopted_by_you.title', { count: 1 }))).toBeVisible();
        await press(page.getByRole('link', { name: t('checkout:adopted_by_you.continue') }));
        await press(page.getByRole('link', { name: t('transactions:detail.certificate') }));
        await expect(page.getByRole('heading', { name: t('certificates:sheet.title') })).toBeVisible();
      });
    });
  });
}

test.describe('at the guest checkout', () => {
  test.use({ locale: 'id-ID' });

  test('the last look and the code’s question name the trees and their price @phone', async ({
    page,
    hasTouch,
  }) => {
    const { t, press, ...guest } = createGuest(page, 'id', hasTouch);
    const trees = await service.readyTrees(4);
    await guest.open(`${pathTo('unsignedCheckout')}?trees=${trees.map(({ id }) => id).join(',')}`);
    await guest.fillIn();
    await page.getByRole('radio', { name: 'QRIS' }).check();
    await press(guest.submit);
    const look = page.getByRole('alertdialog');
    await expect(look.getByText(t('checkout:summary.total'), { exact: true })).toBeInViewport();
    await expect(look.getByText(`${t('checkout:summary.noRefund')}.`)).toBeInViewport();
    await expect(look.getByText(t('checkout:summary.methodFee', { method: 'QRIS' }))).toBeVisible();
    const [first, , , last] = trees;
    const row = look.getByRole('listitem').filter({ hasText: first?.code ?? '' });
    await expect(row).toContainText(first?.treeName ?? '');
    await expect(row).toContainText(first?.kelompokKomunitas?.name ?? '');
    await expect(row.locator('svg')).toBeVisible();
    await expect(look.getByText(last?.code ?? '', { exact: true })).toBeHidden();
    await press(look.getByText(t('checkout:confirm.otherTrees', { count: 1 })));
    await expect(look.getByText(last?.code ?? '', { exact: true })).toBeVisible();
    // However many trees are read, the answer stays in the window.
    const sendCode = look.getByRole('button', { name: t('checkout:guest.sendCode') });
    await expect(sendCode).toBeInViewport();
    await press(sendCode);
    const tree = `${first?.treeName} ${unbrokenCode(first?.code ?? '')}`;
    const dialog = page.getByRole('dialog', { name: t('checkout:guest.codeTitle') });
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(
      new RegExp(t('checkout:guest.codeLength', { count: 8 })),
    );
    await expect(dialog.getByText(t('checkout:trees.andOthers', { tree, count: 3 }))).toBeVisible();
    await expect(dialog.getByText(t('checkout:summary.methodFee', { method: 'QRIS' }))).toBeVisible();

    await test.step('paid, all of them stand under one tag, by the name that the public sees', async () => {
      await guest.enterCode(await guest.readCode());
      await sandbox.pay(await guest.transactionId(), 'settle');
      const title = t('transactions:thanks.titleOtherwiseMany', { count: 4 });
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const drawing = page.getByRole('img', {
        name: anyNumber(t('transactions:thanks.drawingMany', { count: 4 })),
      });
      await expect(drawing.locator('..')).toHaveText('Sahabat Pohon');
      await expect(page.getByText(/^Label dan riwayat pohon menampilkan “Sahabat Pohon”/)).toBeVisible();
      // The months of every tree, however they agree.
      const news = page.locator('dl').filter({ hasText: t('transactions:thanks.today') });
      await expect(news.getByText(/^Kabar pertama( tentang .*)?\.$/).first()).toBeVisible();
    });
  });

  test('what was chosen and typed goes along past all trees and through registering @phone', async ({
    page,
    hasTouch,
  }) => {
    const guest = createGuest(page, 'id', hasTouch);
    const { t, press } = guest;
    const isGift = page.getByRole('radio', { name: t('checkout:holder.gift') });
    const phone = page.getByLabel(t('checkout:customer.phone'));
    const initials = page.getByRole('radio', { name: t('checkout:publicName.initials') });

    await guest.open(`${pathTo('unsignedCheckout')}?gift=1`);
    const login = page.getByRole('main').getByRole('link', { name: 'Masuk' });
    await expect(login).toHaveAttribute('href', /%3Ftrees%3D\d+%26gift%3D1$/);
    const saysGift = page.getByText(t('shelf:gift'));
    await expect(saysGift).toBeVisible();
    await press(page.getByRole('link', { name: t('checkout:pick.all') }));
    await page.waitForURL(onPage('shelf', /^\?gift=1$/));
    await expect(saysGift).toBeVisible();
    const map = await page.getByRole('link', { name: t('shelf:onMap') }).getAttribute('href');
    const home = await (await page.request.get(map ?? '')).text();
    expect(home, 'of a tree on the map').toContain('CODE/?gift=1"');
    expect(home, 'of a tree on the map').toContain(t('shelf:gift'));
    await press(lastOnShelf(page));
    await page.waitForURL(onPage('shelfTree', /^\?gift=1$/));
    await expect(saysGift).toBeVisible();
    const way = page.getByRole('navigation', { name: t('a11y.breadcrumb') });
    await press(way.getByRole('link', { name: t('breadcrumb.trees') }));
    await page.waitForURL(onPage('shelf', /^\?gift=1$/));
    await press(lastOnShelf(page));
    await press(page.getByRole('link', { name: t('shelf:tree.adopt') }));
    await page.waitForURL(/\?trees=\d+&gift=1$/);
    await expect(isGift).toBeChecked();

    await phone.fill('81234567890');
    await initials.check();
    await press(login);
    await press(page.getByRole('main').getByRole('link', { name: 'Daftar' }));
    await guest.fillRegister();
    const { text } = await guest.mail(t('emails:verification.subject'));
    await page.getByLabel(t('auth:verify.label')).fill(/^\d{6}$/m.exec(text)?.[0] ?? '');
    await press(page.getByRole('link', { name: t('auth:verify.toPay') }));
    await page.waitForURL(onPage('checkout', /^\?trees=\d+&gift=1$/));
    await expect(isGift).toBeChecked();
    await expect(initials).toBeChecked();
    await expect(phone).toHaveValue('81234567890');
    await expect(page.getByLabel(t('checkout:customer.email'), { exact: true })).toHaveValue(guest.email);
  });

  test('each press shows at once that it was felt, however late the answer comes @phone', async ({
    page,
    hasTouch,
  }) => {
    const guest = createGuest(page, 'id', hasTouch);
    const { t, press } = guest;
    await withoutPrefetch(page);
    const nextPress = await tellWhenPressed(page);
    /** To another page: its request is kept back, the pressed link is marked, and a line stands at the edge. */
    const lead = (link: Locator, to: RegExp) =>
      test.step(`to ${to.source}`, async () => {
        const told = nextPress();
        await whileHeld(
          page,
          to,
          () => press(link),
          async () => expect((await told).text()).toBe('pressed: true 1'),
        );
        await page.waitForURL(to);
      });
    await guest.open(pathTo('home'));
    await lead(
      page.getByRole('link', { name: anyNumber(t('home:hero.ctaReady', { count: 9 })) }),
      new RegExp(`${pathTo('shelf', {}, 'id')}$`),
    );
    await lead(lastOnShelf(page), /\/id\/pohon\/KB-[^/]+\/$/);
    await lead(page.getByRole('link', { name: t('shelf:tree.adopt') }), /\/checkout\/\?trees=\d+$/);

    await test.step('among the trees to tick', async () => {
      await guest.open(`${pathTo('unsignedCheckout')}?group=`);
      for (const name of ['others', 'next'] as const) {
        const button = page.getByRole('button', { name: t(`checkout:pick.${name}`) });
        await whileHeld(
          page,
          new RegExp(`[?&]${name}=1`),
          () => press(button),
          () => expect(button).toHaveAttribute('aria-busy', 'true'),
        );
        await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0);
      }
      await page.waitForURL(onPage('unsignedCheckout', /^\?trees=\d+$/));
    });

    await test.step('from the form to the payment', async () => {
      await guest.fillIn();
      const isBusy = () => expect(page.locator('button[aria-busy="true"]')).toBeVisible();
      await whileHeld(
        page,
        /\/api\/v1\/transaction\/quote$/,
        async () => {
          await page.getByRole('radio', { name: 'QRIS' }).check();
          await press(guest.submit);
        },
        isBusy,
      );
      const yes = page.getByRole('alertdialog').getByRole('button', { name: t('checkout:guest.sendCode') });
      await whileHeld(page, /\/api\/v1\/unsigned\/checkout/, () => press(yes), isBusy);
      await expect(page.getByRole('dialog', { name: t('checkout:guest.codeTitle') })).toBeVisible();
      const code = await guest.readCode();
      await whileHeld(page, /\/api\/v1\/unsigned\/checkout$/, () => guest.enterCode(code), isBusy);
      await guest.transactionId();
      // The page lives: what it was sent and what it draws are the same.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });

  test('a price and a method that are others than the page showed are named before anything goes on', async ({
    page,
    watch,
  }) => {
    watch.expectRefusal(/^POST \/api\/v1\/transaction\/quote 4\d\d$/);
    const guest = createGuest(page, 'id');
    const { t } = guest;
    // What the page shows is of yesterday; whatever it asks later is answered as things are.
    const quotes = '**/api/v1/transaction/quote';
    await page.route(quotes, async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      body.data.breakdown.mainPrice = 120_000;
      body.data.breakdown.finalPrice = 108_000;
      await route.fulfill({ response: answer, json: body });
    });
    await page.route('**/api/v1/payment-method?*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/"id":\d+(?=[^{}]*"name":"GoPay")/, '"id":9999'),
      });
    });
    await guest.chooseTree();
    await expect(page.getByText('Rp 108.000').last()).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('radio', { name: 'GoPay' }).click();
    await expect(page.getByText(t('checkout:methods.gone', { method: 'GoPay' }))).toBeVisible();
    await page.getByRole('radio', { name: 'QRIS' }).check();
    await guest.submit.click();
    const told = page.getByRole('alert').filter({ hasText: t('checkout:summary.changed') });
    await expect(told).toContainText('Rp 120.000 menjadi Rp 150.000');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await told.getByRole('button').click();
    await expect(told).toBeHidden();
    const total = await page.getByRole('complementary').locator('dd').last().textContent();
    await guest.submit.click();
    await expect(page.getByRole('alertdialog')).toContainText(total ?? '');
    await expect(page.getByLabel(t('checkout:customer.firstName'))).toHaveValue('Siti');
  });

  test('a reload while the order is on its way goes on to its payment, and orders nothing twice @phone', async ({
    page,
    hasTouch,
  }) => {
    const guest = createGuest(page, 'id', hasTouch);
    await guest.chooseTree();
    await page.getByRole('radio', { name: 'QRIS' }).check();
    await guest.askForCode();
    const code = await guest.readCode();
    const answerLost = new Promise<void>((lose) =>
      page.route(
        /\/api\/v1\/unsigned\/checkout$/,
        async (route) => {
          await route.fetch();
          lose();
        },
        { times: 1 },
      ),
    );
    await guest.enterCode(code);
    await answerLost;
    await page.reload();
    await guest.transactionId();
    await guest.open(pathTo('transactions'));
    await expect(page.getByRole('main').getByRole('link', { name: /RB-\d{8}-\d+/ })).toHaveCount(1);
  });

  test('a press counts that leaves a field with something wrong in it @phone', async ({ page }) => {
    const { t, open } = createGuest(page, 'id');
    const [tree] = await service.readyTrees(1);
    await open(`${pathTo('unsignedCheckout')}?trees=${tree?.id}`);
    await page.getByLabel(t('checkout:customer.phone')).fill('0049 170 1234567');
    await page.getByRole('radio', { name: t('checkout:holder.gift') }).click();
    await expect(page.getByText(t('common:form.phone'))).toBeVisible();
    await expect(page.getByRole('radio', { name: t('checkout:holder.gift') })).toBeChecked();
  });

  test('a phone shows before the form what is ordered, what it costs, and what is gone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { t, open } = createGuest(page, 'id');
    const trees = await service.readyTrees(2);
    const rival = await createAccount();
    const {
      trees: [lost],
    } = await rival.pending();
    const ids = [lost?.treeId, ...trees.map(({ id }) => id)];
    await open(`${pathTo('unsignedCheckout')}?trees=${[...new Set(ids)].join(',')}`);
    const firstField = page.getByLabel(t('checkout:customer.firstName'));
    const details = page.getByRole('complementary', { name: t('checkout:summary.title') });
    const toDetails = page.getByRole('button', { name: t('checkout:summary.title') });
    await expect(details).toBeVisible();
    const top = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;
    expect(await top(toDetails)).toBeLessThan(await top(firstField));
    expect(await top(page.getByRole('alert'))).toBeLessThan(await top(firstField));
    await toDetails.click();
    await expect(details).toBeFocused();
    await expect(details).toBeInViewport();
  });

  test('what was asked for and did not come is told where it was asked for, and comes', async ({ page }) => {
    const guest = createGuest(page, 'id');
    const { t } = guest;
    const [tree] = await service.readyTrees(1);
    await page.setViewportSize({ width: 360, height: 740 });
    const files = await loseFiles(page, '**/assets/public/Confirmation-*.js');
    await guest.open(`${pathTo('unsignedCheckout')}?trees=${tree?.id}`);
    await guest.fillIn();
    await page.getByRole('radio', { name: 'QRIS' }).check();
    await guest.submit.click();
    await expect(page.getByText(t('offline.partMissing'))).toBeInViewport();
    expect(files.lost).not.toEqual([]);
    await files.find();
    await page.getByRole('button', { name: t('actions.retry') }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect(page.getByText(t('offline.partMissing'))).toBeHidden();
  });

  test('a step that is pressed without a network says so, and goes on with it', async ({ page, watch }) => {
    watch.expectRefusal(/checkout/);
    const guest = createGuest(page, 'id');
    const { t } = guest;
    await page.setViewportSize({ width: 360, height: 740 });
    await guest.chooseTree();
    await page.getByRole('radio', { name: 'QRIS' }).check();
    const said = page.getByRole('alert').filter({ hasText: t('checkout:page.goesOn') });
    await page.context().setOffline(true);
    // Wherever in the form its reader is.
    for (const part of [page.getByLabel(t('checkout:customer.firstName')), guest.submit]) {
      await part.scrollIntoViewIfNeeded();
      await expect(said).toBeInViewport();
    }
    await guest.submit.click();
    await page.context().setOffline(false);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect(said).toBeHidden();
  });

  test('a check against robots that lost the network before it ran begins again with it', async ({
    page,
  }) => {
    const guest = createGuest(page, 'id');
    const { t } = guest;
    const [tree] = await service.readyTrees(1);
    const files = await loseFiles(page, '**/pbkdf2-*.js');
    await guest.open(`${pathTo('unsignedCheckout')}?trees=${tree?.id}`);
    await page.getByLabel(t('checkout:customer.firstName')).fill('Siti');
    await expect.poll(() => files.lost).not.toEqual([]);
    await files.find();
    await guest.fillIn();
    await page.getByRole('radio', { name: 'QRIS' }).check();
    await guest.askForCode();
    await guest.enterCode(await guest.readCode());
    await guest.transactionId();
  });

  test('a mail of the order that is opened in another browser says how to get in, and leads to the order', async ({
    page,
    openBrowser,
    watch,
  }) => {
    watch.expectRefusal(/ 401$/);
    const guest = createGuest(page, 'id');
    const { t, email } = guest;
    await guest.chooseTree();
    await page.getByRole('radio', { name: 'QRIS' }).check();
    await guest.askForCode();
    await guest.enterCode(await guest.readCode());
    const order = pathTo('transaction', { transactionId: await guest.transactionId() }, 'id');
    const mailed = async () => (await sandbox.mailsTo(email)).map(({ text }) => text).join();
    await expect.poll(mailed).toContain(order);
    await page.goto('about:blank');

    const elsewhere = await openBrowser();
    const there = createPerson(elsewhere, 'id', email);
    await elsewhere.goto(order);
    await expect(elsewhere).toHaveURL(onPage('login', /^\?next=/));
    const [, first = ''] = /<password>(.*)<\/password>/.exec(t('auth:login.orderNotice')) ?? [];
    await elsewhere.getByRole('link', { name: first }).click();
    await expect(elsewhere.getByRole('heading', { name: t('auth:forgot.firstTitle') })).toBeVisible();
    await elsewhere.getByLabel(t('auth:login.email')).fill(email);
    await elsewhere.getByRole('button', { name: t('auth:forgot.submit') }).click();
    const { text } = await there.mail(t('emails:firstPassword.subject'));
    await elsewhere.goto(/https?:\/\/\S+\/reset-password\/\S+/.exec(text)?.[0] ?? 'about:blank');
    await elsewhere.getByLabel(t('auth:reset.newPassword'), { exact: true }).fill(password);
    await elsewhere.getByLabel(t('auth:reset.confirmPassword')).fill(password);
    await elsewhere.getByRole('button', { name: t('auth:reset.submit') }).click();
    await elsewhere
      .getByRole('main')
      .getByRole('link', { name: t('auth:reset.doneButton') })
      .click();
    await there.logIn();
    await expect(elsewhere).toHaveURL(order);
    await expect(elsewhere.getByRole('timer')).toBeVisible();
  });

  test('methods that did not come are asked for again by the button that goes on', async ({
    page,
    watch,
  }) => {
    watch.expectRefusal(/payment-method/);
    const guest = createGuest(page, 'id');
    const { t } = guest;
    const methods = '**/api/v1/payment-method?*';
    await page.route(methods, (route) => route.fulfill({ status: 503, json: {} }));
    await guest.chooseTree();
    await expect(page.getByText(t('errors:checkout.payment_methods_load_failed'))).toBeVisible();
    await page.unroute(methods);
    await guest.submit.click();
    await expect(page.getByRole('radio', { name: 'QRIS' })).toBeVisible();
    await expect(page.getByLabel(t('checkout:customer.firstName'))).toHaveValue('Siti');
  });

  test('an adopter is led to their own, which knows what they hold already', async ({ openBrowser }) => {
    const account = await createAccount();
    const held = await account.pending();
    const [{ treeId } = { treeId: 0 }] = held.trees;
    const page = await openBrowser(account);
    const { t } = createPerson(page, 'id');
    await page.goto(`${pathTo('unsignedCheckout', {}, 'id')}?trees=${treeId}`);
    await page.waitForURL(`${pathTo('checkout', {}, 'id')}?trees=${treeId}`);
    await expect(page.getByText(t('checkout:held_by_you.title', { count: 1 }))).toBeVisible();
    await expect(page.getByText(t('checkout:page.intro', { count: 1 }))).toHaveCount(0);
    await page.getByRole('link', { name: t('checkout:held_by_you.continue') }).click();
    await expect(page.getByRole('timer')).toBeVisible();
  });
});
