import { expect, it } from 'vitest';
import { sidebarCookieFor, sidebarFromCookie } from './sidebar-cookie.ts';

it('reads back what it writes', () => {
  expect(sidebarFromCookie(`a=b; ${sidebarCookieFor(false)}`)).toBe(false);
  expect(sidebarFromCookie(sidebarCookieFor(true))).toBe(true);
});

it('lasts seven days', () => {
  expect(sidebarCookieFor(true)).toContain('Max-Age=604800');
});

it('takes nothing else for an answer', () => {
  expect(sidebarFromCookie('sidebar_state=1')).toBeUndefined();
  expect(sidebarFromCookie('xsidebar_state=true')).toBeUndefined();
  expect(sidebarFromCookie(undefined)).toBeUndefined();
});
