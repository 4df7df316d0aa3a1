import { pathTo } from '@rimba/paths';
import { createAccount } from '../support/account.ts';
import { createGuest, mailedCode } from '../support/guest.ts';
import { createPerson } from '../support/person.ts';
import { sandbox } from '../support/sandbox.ts';
import { service } from '../support/service.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'id-ID' });

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
    await expect(card.getByText(t('trees:another.chosen'))).toBeVisible();
    await press(card.getByRole('link'));
    await expect(page.getByText(t('trees:another.chosen'))).toBeVisible();
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
    await press(page.getByRole('button', { name: t('checkout:trees.remove', { code: other?.code ?? '' }) }));
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
    await expect(page.getByRole('heading', { name: t('checkout:trees.count', { count: 2 }) })).toBeVisible();
    await press(guest.submit);
    await press(guest.confirmation());
    await guest.transactionId();
    await expect(page.getByRole('timer')).toBeVisible();
    expect((await sandbox.mailsTo(guest.email)).filter(({ text }) => mailedCode.test(text))).toHaveLength(1);
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
  const others = page.getByRole('article').filter({ hasNotText: t('trees:another.chosen') });
  await press(others.getByRole('link').first());
  await press(page.getByRole('link', { name: t('trees:another.take') }).first());
  await page.waitForURL(new RegExp(`/checkout/\\?trees=${kept},\\d+$`));
  const [, another = ''] = /,(\d+)$/.exec(page.url()) ?? [];
  await expect(page.getByRole('heading', { name: t('checkout:trees.count', { count: 2 }) })).toBeVisible();
  await expect(typed).toHaveValue('Siti');

  await test.step('in the other language, too', async () => {
    await rival.send(await rival.order([Number(another)]));
    await press(guest.submit);
    await press(page.getByRole('alert').getByRole('button', { name: t('checkout:outcome.taken.continue') }));
    await press(page.getByRole('banner').getByRole('link', { name: /^EN/ }));
    await page.waitForURL(`${pathTo('unsignedCheckout', {}, 'en')}?trees=${kept}`);
    await expect(page.getByLabel(createPerson(page, 'en').t('checkout:customer.firstName'))).toHaveValue(
      'Siti',
    );
  });
});

test('more trees than one payment covers: what to do is said, and what is chosen stays', async ({ page }) => {
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
  await expect(main.getByRole('heading', { name: t('checkout:tooMany.title', { count: 51 }) })).toBeVisible();
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
