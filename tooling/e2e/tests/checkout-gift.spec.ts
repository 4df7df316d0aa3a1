import { pathTo } from '@rimba/paths';
import { createAccount } from '../support/account.ts';
import { findingsAtEveryWidth } from '../support/findings.ts';
import { createGuest, lastOnShelf, mailedCode } from '../support/guest.ts';
import { holdBack } from '../support/hold.ts';
import { htmlFaults } from '../support/html-faults.ts';
import { onPage } from '../support/on-page.ts';
import { createPerson } from '../support/person.ts';
import { sandbox } from '../support/sandbox.ts';
import { service } from '../support/service.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'id-ID' });

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
    const [, pictured = ''] = /og:image" content="[^"]+\/en\/preview\/tree-(KB-[^"]+)\.png/.exec(sent) ?? [];
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
