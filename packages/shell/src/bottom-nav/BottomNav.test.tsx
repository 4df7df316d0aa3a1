import { I18nProvider } from '@rimba/i18n/react';
import { createServerI18n } from '@rimba/i18n/server';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { BottomNav } from './BottomNav.tsx';

/** The four places in order, each as it was sent. */
const places = (props: Partial<ComponentProps<typeof BottomNav>>) =>
  renderToStaticMarkup(
    <I18nProvider i18n={createServerI18n('en')}>
      <MemoryRouter>
        <BottomNav current="trees" picture={undefined} {...props} />
      </MemoryRouter>
    </I18nProvider>,
  ).match(/<a .*?<\/a>/g) ?? [];

it('has four places, and says which one is open', () => {
  expect(places({}).map((place) => place.includes('aria-current="page"'))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

it('counts above 0 only, and to 99', () => {
  const [home, trees, map, profile] = places({ badges: { home: 0, trees: 1, map: 100 } });
  expect(home).not.toMatch(/>0</);
  expect(trees).toContain('>1<');
  expect(map).toContain('>99+<');
  expect(profile).not.toMatch(/>\d/);
});

it('shows the adopter in the place of the sign, if there is a picture', () => {
  const icon = /<svg/;
  expect(places({})[3]).toMatch(icon);
  expect(places({ picture: '/files/ayu.webp' })[3]).toContain('src="/files/ayu.webp"');
  expect(places({ picture: '/files/ayu.webp' })[3]).not.toMatch(icon);
});
