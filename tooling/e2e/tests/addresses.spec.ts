import { createAccount } from '../support/account.ts';
import { createPerson } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

test('what does not exist is a 404, for visitors and for adopters', async ({ page, openBrowser, watch }) => {
  watch.expectRefusal(/^GET \/(id|en)\/tidak-ada 404$/);
  const visitor = createPerson(page, 'id');
  expect((await visitor.open('/tidak-ada'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitor.t('common:notFound.title'));
  await page.getByRole('link', { name: visitor.t('common:notFound.goHome'), exact: true }).click();
  await expect(page).toHaveURL(/\/id\/$/);

  const other = await openBrowser(await createAccount());
  const adopter = createPerson(other, 'en');
  expect((await adopter.open('/tidak-ada'))?.status()).toBe(404);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(adopter.t('common:notFound.title'));
});

test('the other spelling of an address leads to the right one for good', async ({ request }) => {
  for (const [asked, right] of [
    ['/login/', '/login'],
    ['/en/register/', '/en/register'],
    ['/data/pohon', '/data/pohon/'],
    ['/id/wishtree?x=1', '/id/wishtree/?x=1'],
    ['/en', '/en/'],
    ['/faq', '/other/faq'],
    ['/en/about', '/en/tentang-kami/apa-itu-adopsi-pohon/'],
  ]) {
    const answer = await request.get(asked ?? '', { maxRedirects: 0 });
    expect([asked, answer.status(), answer.headers().location]).toEqual([asked, 308, right]);
  }
});

test('an address cannot name a language that we do not have', async ({ request }) => {
  const answer = await request.get('/%3Cscript%3E/other/faq', { maxRedirects: 0 });
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain('<script>/other');
});
