import { describe, expect, it } from 'vitest';
import { stripLanguage, withLanguage } from './language-path.ts';
import { parseLanguage } from './languages.ts';

it.each([
  ['/', undefined, '/'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/id/data/pohon/', 'id', '/data/pohon/'],
  ['/english/x', undefined, '/english/x'],
  ['/EN/x', undefined, '/EN/x'],
  ['/en//evil.example/', 'en', '//evil.example/'],
])('strips %s', (pathname, language, rest) => {
  expect(stripLanguage(pathname)).toEqual({ language, pathname: rest });
});

it.each([
  ['/', '/en/'],
  ['/other/faq', '/en/other/faq'],
  ['/id/other/faq', '/en/other/faq'],
  ['/en', '/en/'],
])('puts %s into English', (pathname, expected) => {
  expect(withLanguage(pathname, 'en')).toBe(expected);
});

describe('a segment that is no language of ours', () => {
  it.each([
    '',
    'EN',
    'en-GB',
    'fr',
    '<script>alert(1)</script>',
    'id"onload=x',
    '../id',
    '%69%64',
    '__proto__',
    'toString',
  ])('refuses %j', (segment) => {
    expect(parseLanguage(segment)).toBeUndefined();
  });
});
