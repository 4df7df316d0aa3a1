import { I18nProvider } from '@rimba/i18n/react';
import { createServerI18n } from '@rimba/i18n/server';
import { pathTo } from '@rimba/paths';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { VisitorFrame, type VisitorFrameProps } from './VisitorFrame.tsx';

const render = (
  address: string,
  signedIn = false,
  trail: Pick<VisitorFrameProps, 'title' | 'trailSuffixes'> = {},
) =>
  renderToStaticMarkup(
    <I18nProvider i18n={createServerI18n('en')}>
      <MemoryRouter initialEntries={[address]}>
        <VisitorFrame year={2026} signedIn={signedIn} {...trail}>
          <h1>Page</h1>
        </VisitorFrame>
      </MemoryRouter>
    </I18nProvider>,
  );

it('is a document whose every part works without a script', () => {
  const html = render('/en/login');
  expect(html).toContain('<details');
  expect(html).not.toContain('<script');
  expect(html).not.toContain('<button');
});

it('offers no login to who seems to be signed in, at neither end of the page', () => {
  expect(render('/en/nowhere')).toContain('href="/en/login"');
  const html = render('/en/nowhere', true);
  expect(html).not.toContain('href="/en/login"');
  expect(html).not.toContain('href="/en/register"');
  expect(html).toContain('href="/en/profile"');
});

it('keeps the language that the address names, and offers the other', () => {
  const html = render('/en/login');
  expect(html).toContain('href="/en/register"');
  expect(html).toContain('href="/id/login"');
});

it('leaves a bare address bare, for the reader’s own language to decide', () => {
  expect(render('/login')).toContain('href="/register"');
});

it('leads back along the way with what is looked for there', () => {
  const shelf = pathTo('shelf', {}, 'en');
  const tree = pathTo('shelfTree', { treeCode: 'KB-AU-2026-000564' }, 'en');
  const trail = { title: 'KB-AU-2026-000564', trailSuffixes: { shelf: '?gift=1' } };
  expect(render(tree, false, trail)).toContain(`href="${shelf}?gift=1"`);
});
