import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createServerI18n } from '../server.ts';
import { I18nProvider, Trans, useFormat, useLanguage, useTranslation } from './index.ts';

function Greeting() {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  return (
    <p lang={useLanguage()}>
      {t('trees.count', { count: 2 })}, {format.number(1500)},{' '}
      <Trans ns="checkout" i18nKey="guest.haveAccount" components={{ login: <a href="/login">login</a> }} />
    </p>
  );
}

const render = (language: 'id' | 'en') =>
  renderToString(
    <I18nProvider i18n={createServerI18n(language)}>
      <Greeting />
    </I18nProvider>,
  ).replaceAll('<!-- -->', '');

it('renders on a server in the language of the request', () => {
  expect(render('en')).toBe(
    '<p lang="en">2 trees, 1,500, Already have an account? <a href="/login">Log in</a></p>',
  );
  expect(render('id')).toMatch(/^<p lang="id">2 pohon, 1\.500, .*<a href="\/login">/);
});
