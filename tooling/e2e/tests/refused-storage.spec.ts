import { pathTo } from '@rimba/paths';
import { createPerson } from '../support/person.ts';
import { product } from '../support/product.ts';
import { service } from '../support/service.ts';
import { expect, test } from '../support/test.ts';

/** How browsers refuse to keep data: some throw when storage is touched at all, others when it is written. */
const refusals = {
  'to let itself be touched': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  'to be written': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [refusal, refuse] of Object.entries(refusals)) {
  test(`where storage refuses ${refusal}, pages live, and what needs a session says so`, async ({ page }) => {
    await page.addInitScript(refuse);
    // Somebody who was signed in before the browser began to refuse: the server is told otherwise, once.
    if (refusal === 'to let itself be touched') {
      await page.context().addCookies([{ name: 'rimba_session', value: '1', url: product.url }]);
    }
    const { t, open, email } = createPerson(page, 'id');
    const [tree] = await service.readyTrees(1);

    await test.step('pages for reading', async () => {
      for (const path of [pathTo('home'), pathTo('faq'), pathTo('communities')]) {
        await open(path);
        await expect(
          page.getByRole('banner').getByRole('link', { name: t('common:nav.login') }),
        ).toBeVisible();
      }
    });

    const notice = page.getByText(t('common:noStorage'));
    for (const path of [
      pathTo('login'),
      pathTo('register'),
      `${pathTo('googleCallback')}?state=a&code=b`,
      `${pathTo('unsignedCheckout')}?trees=${tree?.id}`,
    ]) {
      await test.step(path, async () => {
        await open(path);
        await expect(notice).toBeVisible();
        await expect(page.getByRole('main').locator('form')).toHaveCount(0);
      });
    }

    await test.step('nobody is greeted who cannot log in', async () => {
      await open(pathTo('login'));
      await expect(notice).toBeVisible();
      await expect(page.getByText(t('auth:login.lead'))).toBeHidden();
    });

    await test.step('a forgotten password is asked for all the same', async () => {
      await open(pathTo('forgotPassword'));
      await page.getByLabel(t('auth:login.email')).fill(email);
      await page.getByRole('button', { name: t('auth:forgot.submit') }).click();
      await expect(page.getByText(t('auth:forgot.sentTitle'))).toBeVisible();
    });
  });
}
