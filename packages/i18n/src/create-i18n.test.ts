import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { createBrowserI18n } from './browser.ts';
import { createServerI18n, loadResources } from './server.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Stands for a file server: the addresses end with the files' places in this package. */
const serveTexts = async (address: string) => {
  const place = address.slice(address.indexOf('locales/'));
  return new Response(await readFile(fileURLToPath(new URL(place, import.meta.url))));
};

it('serves two readers of different languages at the same time', () => {
  const [indonesian, english] = [createServerI18n('id'), createServerI18n('en')];
  expect(indonesian.t('nav.home')).toBe('Beranda');
  expect(english.t('nav.home')).toBe('Home');
  expect(english.t('errors:auth.email_not_verified')).toBe('Email not verified');
});

it('chooses the plural and leaves escaping to React', () => {
  const english = createServerI18n('en');
  expect(english.t('units.trees', { count: 1 })).toBe('1 tree');
  expect(english.t('units.trees', { count: 2 })).toBe('2 trees');
  expect(createServerI18n('id').t('units.trees', { count: 1 })).toBe('1 pohon');
  expect(english.t('profileMenu.signedInAs', { name: 'A & B' })).toBe('Signed in as A & B');
});

it('writes a count with the separators of its language', () => {
  expect(createServerI18n('id').t('units.trees', { count: 2000 })).toBe('2.000 pohon');
  expect(createServerI18n('en').t('units.trees', { count: 2000 })).toBe('2,000 trees');
  expect(createServerI18n('id').t('common:form.characters', { used: 2099, max: 2000 })).toBe(
    '2.099 dari 2.000 karakter',
  );
  // A year is no count.
  expect(createServerI18n('id').t('transactions:statement.download', { year: 2026 })).toContain('2026');
});

it('hands over the texts of a few namespaces', () => {
  expect(Object.keys(loadResources('en', ['common', 'faq']))).toEqual(['common', 'faq']);
});

it('fetches in a browser only what was asked for, in the language asked for', async () => {
  vi.stubGlobal('fetch', serveTexts);
  const i18n = await createBrowserI18n({ language: 'en', namespaces: ['wishtree'] });
  expect(i18n.hasResourceBundle('en', 'common')).toBe(true);
  expect(i18n.hasResourceBundle('en', 'wishtree')).toBe(true);
  expect(i18n.hasResourceBundle('en', 'faq')).toBe(false);
  expect(i18n.hasResourceBundle('id', 'common')).toBe(false);

  await i18n.loadNamespaces('faq');
  expect(i18n.hasResourceBundle('en', 'faq')).toBe(true);

  await i18n.changeLanguage('id');
  expect(i18n.t('nav.home')).toBe('Beranda');
});

it('asks for a file of texts until it comes', async () => {
  vi.useFakeTimers();
  let failures = 8;
  const fetchText = vi.fn(async () => {
    if (failures-- === 0) return Response.json({ nav: { home: 'Home' } });
    if (failures % 2 === 0) throw new TypeError('Failed to fetch');
    return new Response('being started again', { status: 503 });
  });
  vi.stubGlobal('fetch', fetchText);
  const opening = createBrowserI18n({ language: 'en', namespaces: [] });
  await vi.runAllTimersAsync();
  const i18n = await opening;
  expect(i18n.t('nav.home')).toBe('Home');
  expect(fetchText).toHaveBeenCalledTimes(9);
});

it('says so when a file of texts is not there any more', async () => {
  vi.stubGlobal('fetch', async () => new Response('404', { status: 404 }));
  const i18n = await createBrowserI18n({ language: 'en', namespaces: [] });
  expect(i18n.hasResourceBundle('en', 'common')).toBe(false);
});
