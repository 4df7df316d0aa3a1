import { afterEach, expect, it, vi } from 'vitest';
import { languageCookie, languageFromCookie } from './language-store.ts';
import { rememberLanguage } from './remember-language.ts';

afterEach(() => vi.unstubAllGlobals());

it('reads back the cookie it writes', () => {
  expect(languageFromCookie(languageCookie('en'))).toBe('en');
  expect(languageCookie('en')).toBe('lang-store=en; Path=/; Max-Age=31536000; SameSite=Lax');
});

it('remembers a choice in both places', () => {
  const setItem = vi.fn();
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', { setItem });
  rememberLanguage('en');
  expect(languageFromCookie(page.cookie)).toBe('en');
  expect(setItem).toHaveBeenCalledWith('lang-store', 'en');
});

it('keeps the cookie where storage is refused', () => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  rememberLanguage('id');
  expect(languageFromCookie(page.cookie)).toBe('id');
});
