import { product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

test('a call is tried on the page about the service, which asks nobody else', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto('/api/docs/#tag/trees/GET/api/v1/species');
  await page.getByRole('button', { name: 'Test Request (get /api/v1/species)', exact: true }).click();
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/v1/species');
  await page.getByRole('button', { name: /^Send get request/ }).click();
  expect((await answer).status()).toBe(200);
  expect(new URL((await answer).url()).search).toBe('');
  await expect(page.getByText('200 OK')).toBeVisible();
  const strangers = asked.filter((url) => url.startsWith('http') && new URL(url).origin !== product.url);
  expect(asked.length).toBeGreaterThan(5);
  expect(strangers).toEqual([]);
});

test('what a program with a key needs is found from the profile’s link and from the contents', async ({
  page,
}) => {
  await page.goto('/api/docs#description/keys-for-programs');
  await expect(page.getByRole('heading', { name: 'Keys for programs' })).toBeInViewport();
  for (const name of ['Keys for programs', 'Bot check'])
    await expect(page.getByRole('complementary').getByRole('link', { name, exact: true })).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every call can be read', async ({ page }) => {
    await page.goto('/api/docs');
    await page.getByRole('link', { name: 'Every call, schema and error to read' }).click();
    await expect(page.getByRole('heading', { name: 'Rimba API, version 1' })).toBeVisible();
    await expect(page.locator('#listSpecies')).toBeVisible();
  });
});
