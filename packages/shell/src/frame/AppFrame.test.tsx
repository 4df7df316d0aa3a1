import { I18nProvider } from '@rimba/i18n/react';
import { createServerI18n } from '@rimba/i18n/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { AppProvider } from '../navigation/PageLink.tsx';
import type { FrameSession } from '../topbar/frame-session.ts';
import { AppFrame, type AppFrameProps } from './AppFrame.tsx';

const ayu: FrameSession = {
  user: { name: 'Ayu Wulandari', picture: null, emailVerified: true },
  wishtreeTotal: 3,
  unreadTotal: 120,
  logout: async () => {},
};

const render = (address: string, session = ayu, page: Partial<AppFrameProps> = {}) =>
  renderToStaticMarkup(
    <I18nProvider i18n={createServerI18n('en')}>
      <MemoryRouter initialEntries={[address]}>
        <AppProvider app="public">
          <AppFrame session={session} sidebarOpen={undefined} {...page}>
            <h1>Page</h1>
          </AppFrame>
        </AppProvider>
      </MemoryRouter>
    </I18nProvider>,
  );

it('shows notifications at home only, capped, and the wishtree everywhere', () => {
  expect(render('/')).toContain('99+');
  const elsewhere = render('/wishtree/');
  expect(elsewhere).not.toContain('/notification/"');
  expect(elsewhere).toContain('3 trees in your Wishtree');
});

it('has the bottom navigation on its own paths and nowhere else', () => {
  const bottom = 'aria-label="Bottom menu"';
  for (const path of ['/', '/data/pohon/', '/data/pohon/7/', '/profile'])
    expect(render(path)).toContain(bottom);
  for (const path of ['/wishtree/', '/checkout/', '/notification/', '/not-found']) {
    expect(render(path)).not.toContain(bottom);
  }
});

it('asks for the proof of an address that is not proven, and of no other, and not where it is given', () => {
  const unproven = { ...ayu, user: { name: 'Ayu', picture: null, emailVerified: false } };
  expect(render('/', unproven)).toContain('/email-verification/');
  expect(render('/')).not.toContain('/email-verification/');
  expect(render('/email-verification/', unproven)).not.toContain('href="/email-verification/"');
});

it('carries an open page with its own name, whatever it comes from', () => {
  const faq = render('/other/faq', ayu, { content: 'document', title: 'FAQ' });
  expect(faq).toContain('<div data-awake=""><h1>Page</h1></div>');
  expect(render('/tentang-kami/kelompok-komunitas/a', ayu, { title: 'Kelompok A' })).toContain(
    '>Kelompok A</span></li>',
  );
});

it('keeps its place while nobody knows yet who is signed in', () => {
  const unknown: FrameSession = { user: undefined, wishtreeTotal: 0, unreadTotal: 0, logout: async () => {} };
  expect(render('/', unknown)).toContain('Open profile menu');
});
