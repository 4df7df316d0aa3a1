import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createInstance } from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserI18n } from './browser.ts';
import type { TextKey } from './keys.ts';
import { languages } from './languages.ts';
import { resources } from './resources.ts';
import { createServerI18n, loadResources } from './server.ts';
import type { Texts } from './writer.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stands for a file server: the addresses end with the files' places in this package. */
const serveTexts = vi.fn(async (address: string) => {
  const place = address.slice(address.indexOf('locales/'));
  return new Response(await readFile(fileURLToPath(new URL(place, import.meta.url))));
});

/** Every key of some texts, plural forms as the one key that they answer to. */
const keysOf = (texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [path + key, path + key.replace(/_(?:one|other)$/, '')]
      : keysOf(text, `${path}${key}.`),
  );

/** Something for every placeholder but `count`, which chooses the form. */
const values = Object.fromEntries(
  [...JSON.stringify(resources).matchAll(/\{\{(?!count\}\})(\w+)\}\}/g)].map(([, name = '']) => [
    name,
    `a ${name} & $1`,
  ]),
);

it.each(languages)('writes every text as i18next does, in %s', async (language) => {
  const oracle = createInstance();
  await oracle.init({ lng: language, resources, interpolation: { escapeValue: false } });
  const own = createServerI18n(language);
  const keys = Object.entries(resources[language]).flatMap(([namespace, texts]) =>
    keysOf(texts).map((key) => `${namespace}:${key}` as TextKey),
  );
  expect(keys.length).toBeGreaterThan(1_000);
  for (const count of [undefined, 0, 1, 2, 21_500]) {
    const given = { ...values, ...(count !== undefined && { count }) };
    expect(keys.filter((key) => own.t(key, given) !== oracle.t(key, given))).toEqual([]);
  }
});

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

it('answers a whole group, and the key of an unknown text', () => {
  const group = createServerI18n('en').in('faq')('general', { returnObjects: true, logDays: 30 });
  expect(Object.values(group)[0]).toMatchObject({ question: expect.any(String), answer: expect.any(String) });
  const unknown: string = 'errors:nav.nowhere';
  expect(createServerI18n('en').t(unknown as TextKey)).toBe('nav.nowhere');
});

it('hands over the texts of a few namespaces', () => {
  expect(Object.keys(loadResources('en', ['common', 'faq']))).toEqual(['common', 'faq']);
});

describe('in a browser', () => {
  const open = () => {
    vi.stubGlobal('fetch', serveTexts.mockClear());
    return createBrowserI18n({ language: 'en', namespaces: ['wishtree'] });
  };

  it('fetches only what was asked for, once, in the language asked for', async () => {
    const i18n = await open();
    expect([i18n.has('common'), i18n.has('wishtree'), i18n.has('faq')]).toEqual([true, true, false]);
    await Promise.all([i18n.loadNamespaces(['faq', 'common']), i18n.loadNamespaces(['faq'])]);
    expect(i18n.has('faq')).toBe(true);
    expect(serveTexts).toHaveBeenCalledTimes(3);
  });

  it('changes the language of what is there, and tells who listens', async () => {
    const i18n = await open();
    const heard = vi.fn();
    const stop = i18n.subscribe(heard);
    const before = i18n.in('common');
    await i18n.loadNamespaces(['wishtree']);
    expect([heard.mock.calls.length, i18n.in('common') === before]).toEqual([0, true]);
    await i18n.changeLanguage('id');
    expect([heard.mock.calls.length, i18n.in('common') === before]).toEqual([1, false]);
    expect([i18n.language, i18n.t('nav.home'), i18n.has('wishtree')]).toEqual(['id', 'Beranda', true]);
    stop();
    await i18n.loadNamespaces(['faq']);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('goes on without a file of texts that is not there any more', async () => {
    vi.stubGlobal('fetch', async () => new Response('404', { status: 404 }));
    const i18n = await createBrowserI18n({ language: 'en', namespaces: [] });
    expect([i18n.has('common'), i18n.t('nav.home')]).toEqual([false, 'nav.home']);
  });
});
