import { expect, test } from '@playwright/test';
import { developCopy } from '../support/developed-product.ts';
import { developedProduct } from '../support/product.ts';

let product: Awaited<ReturnType<typeof developCopy>>;

test.use({ baseURL: developedProduct.url, locale: 'id-ID' });
test.beforeAll(async () => {
  product = await developCopy();
  await product.ready;
});
test.afterAll(() => product.remove());

test('what is edited is seen without losing the page, and Ctrl+C leaves no database behind', async ({
  page,
  request,
}) => {
  await page.goto('/id/login');
  const form = page.locator('[data-island=login]');
  await expect(form).not.toHaveAttribute('data-asleep');
  const email = page.locator('#email');
  await email.fill('ayu@contoh.example');

  await test.step('a component', async () => {
    await product.edit(
      'apps/public/app/routes/login/LoginForm.tsx',
      "label={t('auth:login.email')}",
      'label="Alamat surel"',
    );
    await expect(form.getByText('Alamat surel')).toBeVisible();
  });

  await test.step('a text in an island, and one around it', async () => {
    const texts = 'packages/i18n/src/locales/id/auth.json';
    await product.edit(texts, '"forgot": "Lupa kata sandi?"', '"forgot": "Tidak ingat?"');
    await expect(form.getByText('Tidak ingat?')).toBeVisible();
    await product.edit(texts, '"lead": "Senang bertemu Anda lagi."', '"lead": "Selamat datang kembali."');
    await expect(page.getByText('Selamat datang kembali.')).toBeVisible();
  });

  await test.step('a style in an island, and one around it', async () => {
    await product.edit(
      'packages/ui/src/components/FormField/FormField.css.ts',
      "gap: '0.35rem'",
      "gap: '1rem'",
    );
    await expect(form.locator('[class*=FormField_field]').first()).toHaveCSS('row-gap', '16px');
    await product.edit(
      'apps/public/app/sign-in/SignInLayout.css.ts',
      "minHeight: '44rem'",
      "minHeight: '50rem'",
    );
    await expect(page.locator('[class*=SignInLayout_picture]')).toHaveCSS('min-height', '800px');
  });

  await test.step('a call of the service', async () => {
    await product.edit(
      'apps/api/src/http/health.routes.ts',
      "() => ({ status: 'ok' as const })",
      "() => ({ status: 'unavailable' as const })",
    );
    const answer = async () => (await request.get('/health/live')).json();
    await expect.poll(answer).toEqual({ status: 'unavailable' });
  });

  await expect(email).toHaveValue('ayu@contoh.example');
  expect(await product.interrupt()).toEqual({ code: 0, databaseRuns: false });
});
