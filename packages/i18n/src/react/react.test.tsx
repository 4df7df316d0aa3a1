import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createServerI18n } from '../server.ts';
import { I18nProvider, Trans, type TransProps, useFormat, useLanguage, useTranslation } from './index.ts';

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

describe('marks in a text', () => {
  const trans = (props: TransProps<'error-help'> | TransProps<'common'>) =>
    renderToString(
      <I18nProvider i18n={createServerI18n('en')}>
        <Trans {...props} />
      </I18nProvider>,
    ).replaceAll('<!-- -->', '');
  const login = <a href="/login">login</a>;
  const forgot = <a href="/forgot-password/">forgot</a>;

  it('each become their own element, with plain words around', () => {
    const html = trans({ ns: 'error-help', i18nKey: 'auth.email_taken', components: { login, forgot } });
    expect(html).toBe(
      'If this is your email, <a href="/login">log in</a> or <a href="/forgot-password/">set a new password</a>.',
    );
  });

  it('lose no words where there is no element for them', () => {
    const html = trans({ ns: 'error-help', i18nKey: 'auth.email_taken', components: { login } });
    expect(html).toBe('If this is your email, <a href="/login">log in</a> or set a new password.');
  });

  it('stand beside values, which are words and never marks of a page', () => {
    const contactEmail = 'halo@<i>contoh</i>.id';
    const html = trans({
      ns: 'common',
      i18nKey: 'noScript.contact',
      values: { contactEmail },
      components: { email: <a href="mailto:x">email</a> },
    });
    expect(html).toContain('<a href="mailto:x">halo@&lt;i&gt;contoh&lt;/i&gt;.id</a>');
  });
});
