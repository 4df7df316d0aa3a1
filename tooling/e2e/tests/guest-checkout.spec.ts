import type { Locator, Page } from '@playwright/test';
import { languages, locales, unbrokenCode } from '@rimba/i18n';
import { pathTo } from '@rimba/paths';
import { createAccount, password } from '../support/account.ts';
import { anyNumber } from '../support/any-number.ts';
import { findingsAtEveryWidth } from '../support/findings.ts';
import { createGuest, mailedCode } from '../support/guest.ts';
import { holdBack, tellWhenPressed, whileHeld, withoutPrefetch } from '../support/hold.ts';
import { htmlFaults } from '../support/html-faults.ts';
import { loseFiles } from '../support/lost-files.ts';
import { onPage } from '../support/on-page.ts';
import { createPerson } from '../support/person.ts';
import { sandbox } from '../support/sandbox.ts';
import { service } from '../support/service.ts';
import { expect, test } from '../support/test.ts';

/** Not the first: whoever came before may have it, and what the shelf shows is up to a minute old. */
const lastOnShelf = (page: Page) => page.getByRole('article').last().getByRole('link');

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

  test('who looks for one more tree to give away is told that it will be a gift @phone', async ({
    page,
    hasTouch,
  }) => {
    const guest = createGuest(page, 'id', hasTouch);
    const { t, press } = guest;
    const [first] = await service.readyTrees(1);
    const addAnother = page.getByRole('link', { name: t('checkout:trees.addAnother') });
    const chosen = `?trees=${first?.id}&gift=1`;
    await guest.open(`${pathTo('unsignedCheckout')}${chosen}`);
    await expect(page.getByRole('radio', { name: t('checkout:holder.gift') })).toBeChecked();
    const login = page.getByRole('main').getByRole('link', { name: /^Masuk$/ });
    await expect(login).toHaveAttribute('href', /gift%3D1/);
    expect(new URL(page.url()).search).toBe(chosen);
    await press(addAnother);
    await page.waitForURL(`**${pathTo('shelf')}?trees=${first?.id}&gift=1`);
    await expect(page.getByText(t('shelf:gift'))).toBeVisible();
    await press(page.getByRole('link', { name: t('trees:another.back') }));
    await press(page.getByRole('radio', { name: t('checkout:holder.self') }));
    await expect(login).not.toHaveAttribute('href', /gift/);
    await page.waitForURL(`**${pathTo('unsignedCheckout')}?trees=${first?.id}`);
    await press(addAnother);
    await page.waitForURL(`**${pathTo('shelf')}?trees=${first?.id}`);
    await expect(page.getByText(t('shelf:gift'))).toBeHidden();
  });

  test('another tree of one’s own choice is taken with the first, and nothing typed is lost @phone', async ({
    page,
    hasTouch,
  }) => {
    const guest = createGuest(page, 'id', hasTouch);
    const { t, press } = guest;
    const [first, , other] = await service.readyTrees(3);
    await guest.open(`${pathTo('unsignedCheckout')}?trees=${first?.id}`);
    await page.getByLabel(t('checkout:customer.firstName')).fill('Siti');
    await press(page.getByRole('link', { name: t('checkout:trees.addAnother') }));
    await page.waitForURL(`**${pathTo('shelf')}?trees=${first?.id}`);
    await expect(page.getByText(t('trees:another.text', { count: 1 }))).toBeVisible();
    await expect(page.getByRole('article').first().getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`\\?trees=${first?.id}$`),
    );
    await test.step('the one that is chosen says so, and leads back instead of being added again', async () => {
      await guest.open(`${pathTo('shelf')}?trees=${first?.id}&q=${first?.code}`);
      const card = page.getByRole('article').first();
      await expect(card.getByText(t('checkout:pick.chosen'))).toBeVisible();
      await press(card.getByRole('link'));
      await expect(page.getByText(t('checkout:pick.chosen'))).toBeVisible();
      await expect(page.getByRole('link', { name: t('trees:another.take') })).toBeHidden();
      const back = page.getByRole('link', { name: t('trees:another.back') });
      await expect(back).toHaveAttribute(
        'href',
        new RegExp(`${pathTo('unsignedCheckout')}\\?trees=${first?.id}$`),
      );
    });
    await test.step('who reads other pages meanwhile finds it waiting still, until they start over', async () => {
      await guest.open(pathTo('faq'));
      const inFooter = page.getByRole('contentinfo');
      const toShelf = () => press(inFooter.getByRole('link', { name: t('nav.trees'), exact: true }));
      await toShelf();
      await page.waitForURL(`**${pathTo('shelf')}?trees=${first?.id}`);
      await press(page.getByRole('link', { name: t('trees:another.anew') }));
      await expect(page.getByText(t('trees:another.text', { count: 1 }))).toBeHidden();
      await toShelf();
      await page.waitForURL(`**${pathTo('shelf')}`);
    });
    await guest.open(`${pathTo('shelfTree', { treeCode: other?.code ?? '' })}?trees=${first?.id}`);
    await press(page.getByRole('link', { name: t('trees:another.take') }));
    await page.waitForURL(`**${pathTo('unsignedCheckout')}?trees=${first?.id},${other?.id}`);
    await expect(page.getByLabel(t('checkout:customer.firstName'))).toHaveValue('Siti');
    for (const tree of [first, other]) {
      const leaveOut = t('checkout:trees.remove', { code: tree?.code ?? '' });
      await expect(page.getByRole('button', { name: leaveOut })).toBeVisible();
    }
    const waiting = () => page.evaluate(() => sessionStorage.getItem('rimba_chosen_trees'));
    expect(await waiting()).toBe(`${first?.id},${other?.id}`);
    await test.step('what is left out does not come back with whoever logs in', async () => {
      await press(
        page.getByRole('button', { name: t('checkout:trees.remove', { code: other?.code ?? '' }) }),
      );
      await expect(
        page.getByRole('main').getByRole('link', { name: t('auth:login.title'), exact: true }),
      ).toHaveAttribute(
        'href',
        `${pathTo('login', {}, 'id')}?${new URLSearchParams({ next: `${pathTo('checkout')}?trees=${first?.id}` })}`,
      );
    });
    await test.step('once it is ordered, none waits any more', async () => {
      await guest.fillIn();
      await page.getByRole('radio', { name: 'QRIS' }).check();
      await guest.askForCode();
      await guest.enterCode(await guest.readCode());
      await guest.transactionId();
      expect(await waiting()).toBeNull();
    });
  });

  test('a gift finds its recipient, who accepts it without an account and in another language', async ({
    page,
    openBrowser,
    watch,
  }) => {
    const desk = { width: 1280, height: 900 };
    const giver = createGuest(page, 'id');
    const theirs = await openBrowser(undefined, { viewport: desk });
    const recipient = createPerson(theirs, 'en');

    const transactionId = await test.step('it is bought for somebody who reads English', async () => {
      await giver.chooseTree();
      await page.getByRole('radio', { name: giver.t('checkout:holder.gift') }).check();
      await page.getByLabel(giver.t('checkout:holder.recipientName')).fill('Ratna Puspita');
      await page.getByLabel(giver.t('checkout:holder.message')).fill('Selamat ulang tahun, Rat.');
      await page.getByLabel(giver.t('checkout:holder.recipientEmail')).fill(recipient.email);
      await page.getByRole('radio', { name: 'English' }).check();
      await page.getByRole('radio', { name: 'QRIS' }).check();
      await giver.askForCode();
      const named = giver.t('checkout:confirm.gift', { name: 'Ratna Puspita', count: 1 });
      await expect(page.getByRole('dialog').getByText(named)).toBeVisible();
      await giver.enterCode(await giver.readCode());
      const id = await giver.transactionId();
      await sandbox.pay(id, 'settle');
      await expect(page.getByText(giver.t('gifts:giver.open'), { exact: true })).toBeVisible();
      const card = page.getByRole('link', { name: giver.t('transactions:thanks.giftPrint') });
      const pdf = await page.request.get((await card.getAttribute('href')) ?? '');
      expect(pdf.headers()['content-type']).toBe('application/pdf');
      return id;
    });

    const { code, address } = await test.step('its mail leads to the tree, without a price', async () => {
      const link = /https?:\/\/\S+\/en\/h\/\S+/;
      const mailed = async () =>
        (await sandbox.mailsTo(recipient.email)).flatMap(({ text }) => link.exec(text)?.[0] ?? []);
      // Gifts are sent once a minute.
      await expect.poll(mailed, { timeout: 150_000 }).toHaveLength(1);
      const [address = ''] = await mailed();
      await theirs.goto(address);
      const title = recipient.t('gifts:page.title', { name: 'Ratna Puspita', count: 1 });
      await expect(theirs.getByRole('heading', { name: title })).toBeVisible();
      await expect(theirs.getByText('“Selamat ulang tahun, Rat.”')).toBeVisible();
      await expect(theirs.getByRole('main')).not.toContainText(/Rp|IDR/);
      const sent = await (await theirs.request.get(address)).text();
      const [, pictured = ''] =
        /og:image" content="[^"]+\/en\/preview\/tree-(KB-[^"]+)\.png/.exec(sent) ?? [];
      expect(pictured).not.toBe('');
      expect(await htmlFaults(sent)).toEqual([]);
      expect(await findingsAtEveryWidth(theirs, watch)).toEqual([]);
      return { code: pictured, address };
    });

    await test.step('an address and its code accept it, also after a reload', async () => {
      // The mail went to this address; the page's own address does not carry it on.
      const email = theirs.getByLabel(recipient.t('gifts:follow.email'));
      await expect(email).toHaveValue(recipient.email);
      await test.step('and one that was typed before the page had its script', async () => {
        const another = await theirs.context().newPage();
        const arrive = await holdBack(another, '**/gift.enhancement-*.js');
        await another.goto(address, { waitUntil: 'commit' });
        const typed = another.getByLabel(recipient.t('gifts:follow.email'));
        await typed.fill('ratna@rumah.example');
        arrive();
        await expect(another.getByRole('button', { name: recipient.t('gifts:follow.claim') })).toBeEnabled();
        await expect(typed).toHaveValue('ratna@rumah.example');
        await another.close();
      });
      await test.step('and in the other language', async () => {
        const inEnglish = theirs.url();
        await theirs.goto(inEnglish.replace('/en/h/', '/id/h/'));
        await expect(theirs.getByLabel(giver.t('gifts:follow.email'))).toHaveValue(recipient.email);
        await theirs.goto(inEnglish);
        await expect(email).toHaveValue(recipient.email);
      });
      await test.step('from the beginning of the page on a phone', async () => {
        await theirs.setViewportSize({ width: 360, height: 740 });
        const toForm = theirs.getByRole('link', { name: recipient.t('gifts:follow.claim') });
        await expect(toForm).toBeInViewport();
        await toForm.click();
        await expect(
          theirs.getByRole('heading', { name: recipient.t('gifts:follow.title', { count: 1 }) }),
        ).toBeInViewport();
        await theirs.setViewportSize(desk);
        await theirs.goto(theirs.url().replace('#follow', ''));
      });
      await expect(email).toHaveAccessibleDescription(recipient.t('gifts:follow.codeFirst'));
      expect(theirs.url()).not.toContain('#');
      await theirs.getByRole('button', { name: recipient.t('gifts:follow.claim') }).click();
      const field = theirs.getByLabel(recipient.t('gifts:follow.code'));
      await expect(field).toBeFocused();
      const { text } = await recipient.mail(recipient.t('emails:giftCode.subject'));
      await theirs.setViewportSize({ width: 360, height: 740 });
      await theirs.reload();
      await field.fill(mailedCode.exec(text)?.[0] ?? '');
      await theirs.getByRole('button', { name: recipient.t('gifts:follow.claimByCode') }).click();
      await expect(theirs.getByText(/certificate shows Ratna Puspita’s name/)).toBeVisible();
      const done = theirs.getByText(recipient.t('gifts:accepted.done'));
      await expect(done).toBeInViewport();
      await expect(done).toBeFocused();
      await theirs.setViewportSize(desk);
      await expect(
        theirs.getByRole('banner').getByRole('link', { name: recipient.t('common:nav.profile') }),
      ).toBeVisible();
    });

    await test.step('opened again, its page leads who accepted it to their forest', async () => {
      const again = await theirs.context().newPage();
      await again.goto(address);
      await again.getByRole('link', { name: 'in your forest', exact: true }).click();
      await expect(again.getByRole('heading', { level: 1 })).toContainText('Ratna');
      await again.close();
    });

    await test.step('the tree stands in the recipient’s forest, and the giver reads that it was accepted', async () => {
      await theirs.getByRole('link', { name: recipient.t('gifts:accepted.forest') }).click();
      await expect(theirs.getByRole('heading', { level: 1 })).toContainText('Ratna');
      await recipient.open(pathTo('certificates'));
      await expect(theirs.getByText('Ratna Puspita').first()).toBeVisible();
      await recipient.open(pathTo('shelfTree', { treeCode: code }));
      await expect(theirs.getByText(recipient.t('trees:own.is.received', { giver: 'Siti' }))).toBeVisible();
      await expect(theirs.getByText('“Selamat ulang tahun, Rat.”')).toBeVisible();
      await theirs.getByRole('link', { name: recipient.t('trees:own.certificate') }).click();
      await expect(theirs).toHaveURL(onPage('myCertificate'));
      await expect(theirs.getByText('Ratna Puspita').first()).toBeVisible();
      await giver.open(pathTo('transaction', { transactionId }));
      await expect(page.getByText(giver.t('gifts:giver.accepted', { name: 'Ratna Puspita' }))).toBeVisible();
    });
  });

  test('trees that are taken meanwhile are replaced in place at every step, and nothing is lost @phone', async ({
    page,
    hasTouch,
    watch,
  }) => {
    watch.expectRefusal(/^POST \/api\/v1\/unsigned\/checkout 409$/);
    const language = hasTouch ? 'en' : 'id';
    const guest = createGuest(page, language, hasTouch);
    const { t, press } = guest;
    const rival = await createAccount();
    const ticked = page.getByRole('checkbox', { checked: true });
    const next = page.getByRole('button', { name: t('checkout:pick.next') });
    const takeFirst = async () => {
      const [, lost = ''] = /trees=(\d+)/.exec(page.url()) ?? [];
      await rival.send(await rival.order([Number(lost)]));
    };
    /** The tree that stands in the place of the lost one is of the same community. */
    const take = page
      .getByRole('alert')
      .getByRole('button', { name: new RegExp(`^${t('checkout:gone.take', { tree: '' })}`) });

    await test.step('among those to tick', async () => {
      await guest.open(pathTo('unsignedCheckout'));
      await expect(ticked).toHaveCount(1);
      // Which fee comes to it nobody knows before a method is chosen.
      await expect(page.getByText(t('checkout:summary.totalBeforeFee'))).toBeVisible();
      await press(page.getByRole('article').nth(1));
      await expect(ticked).toHaveCount(2);
      await expect(page.getByLabel(t('checkout:trees.quantity'))).toHaveValue('2');
      const lost = await ticked.first().getAttribute('value');
      await rival.send(await rival.order([Number(lost)]));
      await press(next);
      const told = page.getByRole('alert').filter({ hasText: t('checkout:gone.none') });
      // Ordered, and not paid.
      await expect(told).toContainText(t('checkout:gone.held', { tree: '' }).trim());
      await expect(ticked).toHaveCount(2);
      await press(next);
      await page.waitForURL(/\?trees=\d+,\d+$/);
      expect(page.url()).not.toContain(`=${lost},`);
    });

    await test.step('back leads to the same trees, once', async () => {
      await page.goBack();
      await expect(ticked).toHaveCount(2);
      await page.goForward();
    });

    await test.step('while the form is filled in', async () => {
      await guest.fillIn();
      await page.getByRole('radio', { name: 'QRIS' }).check();
      await takeFirst();
      await press(guest.submit);
      await press(take);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByLabel(t('checkout:customer.firstName'))).toHaveValue('Siti');
      await expect(page.getByRole('radio', { name: 'QRIS' })).toBeChecked();
    });

    await test.step('while the code is on its way, which stays good', async () => {
      await guest.askForCode();
      await takeFirst();
      await guest.enterCode(await guest.readCode());
      await press(take);
      await expect(
        page.getByRole('heading', { name: t('checkout:trees.count', { count: 2 }) }),
      ).toBeVisible();
      await press(guest.submit);
      await press(guest.confirmation());
      await guest.transactionId();
      await expect(page.getByRole('timer')).toBeVisible();
      expect((await sandbox.mailsTo(guest.email)).filter(({ text }) => mailedCode.test(text))).toHaveLength(
        1,
      );
    });
  });

  test('another is looked for in the place of a tree that was taken, and what is chosen goes along @phone', async ({
    page,
    hasTouch,
  }) => {
    const guest = createGuest(page, 'id', hasTouch);
    const { t, press } = guest;
    const rival = await createAccount();
    const [lost = 0, kept = 0] = (await service.readyTrees(2)).map(({ id }) => id);
    const typed = page.getByLabel(t('checkout:customer.firstName'));

    await guest.open(`${pathTo('unsignedCheckout')}?trees=${lost},${kept}`);
    await guest.fillIn();
    await rival.send(await rival.order([lost]));
    await page.getByRole('radio', { name: 'QRIS' }).check();
    await press(guest.submit);
    await press(page.getByRole('alert').getByRole('link', { name: t('checkout:outcome.taken.choose') }));
    await page.waitForURL(`**${pathTo('shelf')}?trees=${kept}`);
    const others = page.getByRole('article').filter({ hasNotText: t('checkout:pick.chosen') });
    await press(others.getByRole('link').first());
    await press(page.getByRole('link', { name: t('trees:another.take') }).first());
    await page.waitForURL(new RegExp(`/checkout/\\?trees=${kept},\\d+$`));
    const [, another = ''] = /,(\d+)$/.exec(page.url()) ?? [];
    await expect(page.getByRole('heading', { name: t('checkout:trees.count', { count: 2 }) })).toBeVisible();
    await expect(typed).toHaveValue('Siti');

    await test.step('in the other language, too', async () => {
      await rival.send(await rival.order([Number(another)]));
      await press(guest.submit);
      await press(
        page.getByRole('alert').getByRole('button', { name: t('checkout:outcome.taken.continue') }),
      );
      await press(page.getByRole('banner').getByRole('link', { name: /^EN/ }));
      await page.waitForURL(`${pathTo('unsignedCheckout', {}, 'en')}?trees=${kept}`);
      await expect(page.getByLabel(createPerson(page, 'en').t('checkout:customer.firstName'))).toHaveValue(
        'Siti',
      );
    });
  });

  test('home leads to a tree for somebody else @phone', async ({ page, hasTouch }) => {
    const guest = createGuest(page, 'en', hasTouch);
    const { t, press } = guest;
    await guest.open(pathTo('home'));
    await press(page.getByRole('link', { name: t('home:gift.cta') }));
    await press(page.getByRole('button', { name: t('checkout:pick.next') }));
    await page.waitForURL(/\?trees=\d+&gift=1$/);
    await expect(page.getByRole('radio', { name: t('checkout:holder.gift') })).toBeChecked();
    await page.getByRole('radio', { name: t('checkout:holder.self') }).check();
    await page.waitForURL(/\?trees=\d+$/);
    await page.reload();
    await expect(page.getByRole('radio', { name: t('checkout:holder.self') })).toBeChecked();
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

  test('a gift that was chosen is one past the log-in page, until the form says otherwise', async ({
    openBrowser,
  }) => {
    const account = await createAccount();
    const [tree] = await service.readyTrees(1);
    const page = await openBrowser(account);
    const { t, open } = createPerson(page, 'id', account.email);
    await open(`${pathTo('checkout')}?trees=${tree?.id}&gift=1`);
    await expect(page.getByRole('radio', { name: t('checkout:holder.gift') })).toBeChecked();
    const isOwn = page.getByRole('radio', { name: t('checkout:holder.self') });
    await isOwn.check();
    await page.reload();
    await expect(isOwn).toBeChecked();
  });

  test('an adopter takes one more tree with the first, which stays a gift', async ({ openBrowser }) => {
    const account = await createAccount();
    const [tree] = await service.readyTrees(1);
    const page = await openBrowser(account);
    const { t, open } = createPerson(page, 'id', account.email);
    await open(`${pathTo('checkout')}?trees=${tree?.id}&gift=1`);
    await page.getByRole('link', { name: t('checkout:trees.addAnother') }).click();
    await page.waitForURL(onPage('trees', new RegExp(`^\\?status=ready_to_adopt&trees=${tree?.id}$`)));
    const waits = page.getByText(t('trees:another.text', { count: 1 }));
    const back = page.getByRole('link', { name: t('trees:another.back') });
    await expect(waits).toBeVisible();
    await back.click();
    await page.waitForURL(onPage('checkout', new RegExp(`^\\?trees=${tree?.id}$`)));
    await page.getByRole('link', { name: t('checkout:trees.addAnother') }).click();
    await lastOnShelf(page).click();
    await expect(page.getByRole('link', { name: t('trees:another.take') })).toBeVisible();
    await expect(waits).toBeVisible();
    await expect(back).toBeVisible();
    await page.getByRole('link', { name: t('trees:another.take') }).click();
    await page.waitForURL(onPage('checkout', new RegExp(`^\\?trees=${tree?.id},\\d+$`)));
    await expect(page.getByText(t('checkout:trees.count', { count: 2 })).first()).toBeVisible();
    await expect(page.getByRole('radio', { name: t('checkout:holder.gift') })).toBeChecked();
  });

  test('back goes back one step, and nothing is come to twice @phone', async ({ page, hasTouch }) => {
    const guest = createGuest(page, 'id', hasTouch);
    const { t, press } = guest;
    const rival = await createAccount();
    const ticked = page.getByRole('checkbox', { checked: true });
    const next = page.getByRole('button', { name: t('checkout:pick.next') });
    const offered = () =>
      page.locator('[name=pick]').evaluateAll((all) => all.map((each) => each.getAttribute('value')));
    const chosen = () => ticked.evaluateAll((all) => all.map((each) => each.getAttribute('value')));
    const goBack = async (to: string | ReturnType<typeof onPage>) => {
      await page.goBack();
      await page.waitForURL(to);
    };
    const picker = onPage('unsignedCheckout', /^\?count=/);
    const details = onPage('unsignedCheckout', /^\?trees=\d+(,\d+)*$/);
    const home = pathTo('home', {}, 'id');

    await guest.open(pathTo('home'));
    await press(page.getByRole('link', { name: t('home:hero.pick') }));
    await page.waitForURL(picker);

    await test.step('after others were shown, and after a reload', async () => {
      const before = await offered();
      await press(page.getByRole('button', { name: t('checkout:pick.others') }));
      await expect.poll(offered).not.toEqual(before);
      await page.reload();
      const shown = [await offered(), await chosen()];
      await press(next);
      await page.waitForURL(details);
      await page.reload();
      await goBack(picker);
      expect([await offered(), await chosen()]).toEqual(shown);
      await goBack(home);
      await page.goForward();
      await page.waitForURL(picker);
      expect([await offered(), await chosen()]).toEqual(shown);
    });

    await test.step('after a tree was looked at', async () => {
      const shown = [await offered(), await chosen()];
      await press(page.getByRole('link', { name: t('checkout:pick.all') }));
      await page.waitForURL(onPage('shelf'));
      await press(page.getByRole('article').first().getByRole('link'));
      await page.waitForURL(onPage('shelfTree'));
      await goBack(onPage('shelf'));
      await goBack(picker);
      expect([await offered(), await chosen()]).toEqual(shown);
    });

    await test.step('after a tree was taken that was ticked', async () => {
      const [lost] = await chosen();
      await rival.send(await rival.order([Number(lost)]));
      await press(next);
      await expect(page.getByRole('alert').filter({ hasText: t('checkout:gone.none') })).toBeVisible();
      await press(next);
      await page.waitForURL(details);
      await goBack(picker);
      await goBack(home);
    });
  });

  test('back closes the last look and the code’s question, and goes on losing nothing @phone', async ({
    page,
    hasTouch,
  }) => {
    const guest = createGuest(page, 'id', hasTouch);
    const { t, press } = guest;
    const look = page.getByRole('alertdialog');
    const question = page.getByRole('dialog', { name: t('checkout:guest.codeTitle') });
    const details = onPage('unsignedCheckout', /^\?trees=\d+$/);
    const home = pathTo('home', {}, 'id');
    const isAsTyped = async () => {
      await expect(page).toHaveURL(details);
      await expect(look.or(question)).toHaveCount(0);
      await expect(page.getByLabel(t('checkout:customer.firstName'))).toHaveValue('Siti');
      await expect(page.getByRole('radio', { name: 'QRIS' })).toBeChecked();
    };
    const lookAgain = async () => {
      await press(guest.submit);
      await expect(look).toBeVisible();
    };

    await guest.open(pathTo('home'));
    await guest.chooseTree();
    await page.getByRole('radio', { name: 'QRIS' }).check();

    await test.step('from the last look to the form, and forward is harmless', async () => {
      await lookAgain();
      await page.goBack();
      await isAsTyped();
      await page.goForward();
      await isAsTyped();
    });

    await test.step('closed by its own button it is no step any more', async () => {
      await lookAgain();
      await press(look.getByRole('button', { name: t('checkout:confirm.cancel') }));
      await isAsTyped();
      await page.goBack();
      await page.waitForURL(home);
      await page.goForward();
      await isAsTyped();
    });

    await test.step('from the code’s question to the form, and from there to where one came from', async () => {
      await guest.askForCode();
      await page.goBack();
      await isAsTyped();
      await page.goBack();
      await page.waitForURL(home);
      await page.goForward();
      await isAsTyped();
    });

    await test.step('the payment takes the checkout’s place', async () => {
      await guest.askForCode();
      await guest.enterCode(await guest.readCode());
      await guest.transactionId();
      await expect(page.getByRole('timer')).toBeVisible();
      const payment = page.url();
      await page.goBack();
      await page.waitForURL(home);
      await page.goForward();
      await expect(page).toHaveURL(payment);
      await expect(page.getByRole('timer')).toBeVisible();
    });
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

  test('a card pays when its bank has been asked', async ({ page, watch }) => {
    watch.expectRefusal(/^GET \/sandbox\/midtrans\//);
    const guest = createGuest(page, 'id');
    const { t } = guest;
    await guest.chooseTree();
    await page.getByRole('radio', { name: t('checkout:methods.card') }).check();
    await page.getByLabel(t('checkout:card.number')).fill('4811111111111115');
    await guest.submit.click();
    for (const field of ['number', 'expiry', 'cvv'] as const) {
      const marked = page.getByLabel(t(`checkout:card.${field}`));
      await expect(marked).toHaveAccessibleDescription(new RegExp(t(`checkout:card.wrong.${field}`)));
    }
    await expect(page.getByLabel(t('checkout:card.number'))).toBeFocused();
    await guest.fillCard('4811111111111114');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/4811[ -]?1111/);
    await guest.payByCard();
    await expect(page.getByRole('link', { name: t('transactions:detail.certificate') })).toBeVisible();

    await test.step('a first password, from the thanks on', async () => {
      await page.getByRole('link', { name: t('transactions:thanks.password') }).click();
      const ways = page.getByRole('region', { name: t('profile:ways.title') });
      await expect(ways).toBeInViewport();
      await ways.getByRole('button', { name: t('profile:password.firstTitle') }).click();
      const dialog = page.getByRole('dialog');
      await dialog
        .getByRole('button', { name: t('profile:confirmation.sendCode', { email: guest.email }) })
        .click();
      await expect(dialog.getByText(t('auth:second.codeSent', { email: guest.email }))).toBeVisible();
      const { text } = await guest.mail(t('emails:confirmationCode.subject'));
      await dialog
        .getByRole('textbox', { name: t('profile:confirmation.code') })
        .fill(mailedCode.exec(text)?.[0] ?? '');
      await dialog.getByLabel(t('profile:password.new'), { exact: true }).fill(password);
      await dialog.getByLabel(t('profile:password.repeat'), { exact: true }).fill(password);
      await dialog.getByRole('button', { name: t('profile:password.submit') }).click();
      await expect(ways.getByText(t('profile:ways.password'), { exact: true })).toBeVisible();
      await expect(ways.getByText(t('profile:ways.none'))).toBeHidden();
    });
  });

  test('a card that is looked into asks its payer for nothing more', async ({ page, watch }) => {
    watch.expectRefusal(/^GET \/sandbox\/midtrans\//);
    const guest = createGuest(page, 'id');
    const { t } = guest;
    await guest.chooseTree();
    await page.getByRole('radio', { name: t('checkout:methods.card') }).check();
    await guest.fillCard('4511111111111117');
    const frames = await loseFiles(page, '**/card-frame');
    await guest.askForCode();
    await guest.enterCode(await guest.readCode());
    await expect(page.getByText(t('errors:payment.provider_unavailable'))).toBeVisible();
    await frames.find();
    await page.getByRole('button', { name: t('common:actions.retry') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Bayar/ })
      .click();
    await guest.approveCard();
    await expect(page.getByRole('heading', { name: t('checkout:outcome.review.title') })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await guest.open(pathTo('transactions'));
    await expect(page.getByText(t('transactions:list.reviewed'))).toBeVisible();
    await expect(page.getByText(t('transactions:detail.completePayment'))).toHaveCount(0);
  });

  test('the bank’s no to a card is said to be the bank’s', async ({ page }) => {
    const guest = createGuest(page, 'id');
    const { t } = guest;
    await guest.chooseTree();
    await page.getByRole('radio', { name: t('checkout:methods.card') }).check();
    await guest.fillCard('4811111111111114');
    await guest.askForCode();
    await guest.enterCode(await guest.readCode());
    await page.getByRole('button', { name: 'Tolak' }).click();
    await page.getByRole('button', { name: 'Lanjutkan' }).click();
    await expect(page.getByText(t('transactions:detail.cardRefused'))).toBeVisible();
    await expect(page.getByText(t('checkout:outcome.failed.text'))).toBeVisible();
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
    await guest.submit.click();
    await expect(said).toBeInViewport();
    await page.context().setOffline(false);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect(said).toBeHidden();
  });

  test('more trees than one payment covers: what to do is said, and what is chosen stays', async ({
    page,
  }) => {
    const guest = createGuest(page, 'id');
    const { t } = guest;
    await page.setViewportSize({ width: 360, height: 740 });
    await guest.open(`${pathTo('unsignedCheckout')}?count=50`);
    const ticked = page.locator('[name=pick]:checked');
    const count = page.getByLabel(t('checkout:trees.quantity'), { exact: true });
    const held = await ticked.count();
    expect(await count.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBe(0);
    await count.fill('51');
    await count.press('Enter');
    await expect(page.getByText(t('checkout:pick.wrongCount', { max: 50 }))).toBeVisible();
    await expect(page.getByRole('main').locator(`a[href$="${pathTo('contact')}"]`)).toBeVisible();
    await expect(ticked).toHaveCount(held);
    await page.getByRole('button', { name: t('checkout:pick.others') }).click();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(ticked).toHaveCount(held);
  });

  test('the way on with no tree ticked says beside the button what is missing, and leads to the trees @phone', async ({
    page,
    hasTouch,
  }) => {
    const { t, press, open } = createGuest(page, hasTouch ? 'en' : 'id', hasTouch);
    await open(pathTo('unsignedCheckout'));
    await press(page.getByRole('article').first());
    const said = page.getByText(t('checkout:pick.none'));
    await expect(said).toBeInViewport();
    await press(page.getByRole('button', { name: t('checkout:pick.next') }));
    await expect(page.getByRole('alert').filter({ hasText: t('checkout:pick.none') })).toBeInViewport();
    await expect(page.getByRole('checkbox').first()).toBeFocused();
    await expect(page.getByRole('checkbox').first()).toBeInViewport();
    await press(page.getByRole('article').first());
    await expect(said).toBeHidden();
  });

  test('trees that one community looks after are not said to be from different places', async ({ page }) => {
    const { t, open } = createGuest(page, 'id');
    await open(`${pathTo('unsignedCheckout')}?group=`);
    await expect(page.getByText(t('checkout:pick.lead'))).toBeVisible();
    await open(`${pathTo('unsignedCheckout')}?group=1`);
    await expect(page.getByText(t('checkout:pick.leadOnePlace'), { exact: true })).toBeVisible();
  });

  test('an address of more trees than one payment covers says so, and goes on with the first @phone', async ({
    page,
    hasTouch,
  }) => {
    const { t, press, open } = createGuest(page, 'id', hasTouch);
    const trees = await service.readyTrees(51);
    await open(`${pathTo('unsignedCheckout')}?trees=${trees.map(({ id }) => id).join(',')}`);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { name: t('checkout:tooMany.title', { count: 51 }) }),
    ).toBeVisible();
    await expect(main.locator(`a[href$="${pathTo('contact')}"]`)).toBeVisible();
    await expect(main.getByRole('button', { name: t('common:actions.retry') })).toHaveCount(0);
    await press(main.getByRole('button', { name: t('checkout:tooMany.first', { max: 50 }) }));
    await expect(page.getByLabel(t('checkout:customer.firstName'))).toBeVisible();
    await expect(page).toHaveURL(
      new RegExp(
        `trees=${trees
          .slice(0, 50)
          .map(({ id }) => id)
          .join(',')}$`,
      ),
    );
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
