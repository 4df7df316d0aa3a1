import { expect, it } from 'vitest';
import { detectLanguage, type LanguageSources } from './detect-language.ts';
import type { Language } from './languages.ts';

const cases: [what: string, sources: LanguageSources, language: Language][] = [
  ['nothing said', {}, 'id'],
  [
    'the path before everything',
    { pathname: '/en/other/faq', cookie: 'lang-store=id', localStorage: 'id' },
    'en',
  ],
  ['the bare language', { pathname: '/en', cookie: 'lang-store=id' }, 'en'],
  [
    'the cookie before local storage',
    { pathname: '/other/faq', cookie: 'a=b; lang-store=en', localStorage: 'id' },
    'en',
  ],
  ['local storage before the navigator', { localStorage: 'id', navigator: ['en-GB'] }, 'id'],
  ['the navigator', { pathname: '/', navigator: ['fr-FR', 'en-US', 'id'] }, 'en'],
  ['a header by weight', { acceptLanguage: 'id;q=0.5, en-GB;q=0.9, fr' }, 'en'],
  ['a header that refuses', { acceptLanguage: 'fr, en;q=0' }, 'id'],
  ['a header of nonsense', { acceptLanguage: ';;q=x,,' }, 'id'],
  ['a language we do not have', { pathname: '/fr/other/faq', navigator: ['fr'] }, 'id'],
  ['a script in the path', { pathname: '/<script>/x', cookie: 'lang-store=en' }, 'en'],
  ['a script in the cookie', { cookie: 'lang-store="><script>', localStorage: 'en' }, 'en'],
  ['a script in local storage', { localStorage: 'javascript:alert(1)', navigator: ['en'] }, 'en'],
  ['a cookie of a like name', { cookie: 'xlang-store=en', navigator: ['id'] }, 'id'],
  ['another case', { pathname: '/EN/', cookie: null }, 'id'],
];

it.each(cases)('%s', (_what, sources, language) => {
  expect(detectLanguage(sources)).toBe(language);
});
