import { describe, expect, it, vi } from 'vitest';
import { openTabStorage } from './browser-storage.ts';
import { parseHint, serialiseHint } from './hint.ts';
import { correctHint } from './hint-correction.ts';
import { createSessionStorage } from './session-storage.ts';
import { FakeLocalStorage, FakePage } from './testing/fake-page.ts';
import { siti } from './testing/fake-service.ts';

it.each([
  ['rimba_session=1', true],
  ['lang-store=en; rimba_session=1; a=b', true],
  ['rimba_session=', false],
  ['rimba_session=11', false],
  ['xrimba_session=1', false],
  ['', false],
  [undefined, false],
  [null, false],
])('reads %j', (cookie, expected) => {
  expect(parseHint(cookie)).toBe(expected);
});

it('is for the whole site and carries nothing else', () => {
  expect(serialiseHint(true)).toBe('rimba_session=1; Path=/; Max-Age=7776000; SameSite=Lax');
  expect(serialiseHint(false)).toBe('rimba_session=; Path=/; Max-Age=0; SameSite=Lax');
});

describe('hint and storage disagree', () => {
  function open({ stored, hinted }: { stored: boolean; hinted: boolean }) {
    const { document } = new FakePage();
    const storage = createSessionStorage(new FakeLocalStorage().of(new EventTarget()));
    if (stored) {
      storage.write({ user: siti, tokens: { accessToken: 'a', refreshToken: 'r', accessTokenExpiredAt: 0 } });
    }
    document.cookie = serialiseHint(hinted);
    const page = { document, tab: new FakeLocalStorage().of(new EventTarget()), reload: vi.fn() };
    return { page, correct: () => correctHint(storage, page) };
  }

  it.each([true, false])('corrects the hint and reloads once (stored: %s)', (stored) => {
    const { page, correct } = open({ stored, hinted: !stored });
    expect(correct()).toBe(true);
    expect(parseHint(page.document.cookie)).toBe(stored);
    expect(correct()).toBe(false);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it.each([true, false])('replaces a page kept from before signing in or out (stored: %s)', (stored) => {
    const { page, correct } = open({ stored, hinted: stored });
    Object.assign(page, { showsMember: !stored });
    expect([correct(), correct()]).toEqual([true, false]);
    expect(page.reload).toHaveBeenCalledTimes(1);
    Object.assign(page, { showsMember: stored });
    expect([correct(), page.tab.getItem('rimba_hint_corrected')]).toEqual([false, null]);
  });

  it('does not reload for ever where the cookie is refused', () => {
    const { page, correct } = open({ stored: true, hinted: false });
    const deaf = {
      ...page,
      document: {
        get cookie() {
          return '';
        },
        set cookie(_value: string) {},
      },
    };
    page.document = deaf.document as typeof page.document;
    expect([correct(), correct(), correct()]).toEqual([true, false, false]);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  describe('where the tab keeps nothing', () => {
    const refusing = openTabStorage({
      get sessionStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    });

    it('reloads once for a wrong hint', () => {
      const { page, correct } = open({ stored: false, hinted: true });
      page.tab = refusing;
      Object.assign(page, { showsMember: true });
      expect([correct(), correct(), correct()]).toEqual([true, false, false]);
    });

    it('does not reload for what a corrected hint cannot end', () => {
      const { page, correct } = open({ stored: true, hinted: false });
      page.tab = refusing;
      page.document = { cookie: '' } as typeof page.document;
      Object.defineProperty(page.document, 'cookie', { get: () => '', set: () => undefined });
      expect(correct()).toBe(false);
    });
  });

  it('leaves a page alone that is right', () => {
    const { page, correct } = open({ stored: true, hinted: true });
    expect(correct()).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
  });
});
