import type { Locator } from '@playwright/test';
import { createPerson } from '../support/person.ts';
import { test } from '../support/test.ts';

test.use({ locale: 'id-ID', reducedMotion: 'reduce' });

test('the two buttons of the hero lead where they say, by mouse and by finger @phone', async ({
  page,
  hasTouch,
}) => {
  const press = (button: Locator) => (hasTouch ? button.tap() : button.click());
  const { t, open } = createPerson(page, 'id');
  await open('/');
  await press(page.getByRole('link', { name: /^Lihat [\d.]+ pohon siap$/ }));
  await page.waitForURL('**/id/pohon/');
  await open('/');
  await press(page.getByRole('link', { name: t('home:hero.pick') }));
  await page.waitForURL(/\/id\/unsigned\/checkout\//);
});
