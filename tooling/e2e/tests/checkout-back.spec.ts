import { pathTo } from '@rimba/paths';
import { createAccount } from '../support/account.ts';
import { createGuest } from '../support/guest.ts';
import { onPage } from '../support/on-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'id-ID' });

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
