import type { Language } from '@rimba/i18n';
import { createServerI18n } from '@rimba/i18n/server';
import { pathTo } from '@rimba/paths';
import { palettes } from '@rimba/ui/tokens';

const icon = (name: 'icon' | 'maskable', size: number) => ({
  src: `/drawings/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: name === 'icon' ? 'any' : 'maskable',
});

const icons = [icon('icon', 192), icon('icon', 512), icon('maskable', 192), icon('maskable', 512)];

/** What a device needs to know to install the product, in one language. */
export function webManifest(language: Language) {
  const t = createServerI18n(language).getFixedT(language, 'common');
  const shortcut = (name: string, url: string) => ({ name, url, icons: icons.slice(0, 1) });
  return {
    // One application, whichever language it was installed in.
    id: '/',
    lang: language,
    name: t('app.name'),
    short_name: t('app.name'),
    description: t('app.description'),
    start_url: pathTo('home', {}, language),
    scope: '/',
    display: 'standalone',
    background_color: palettes.light.background,
    theme_color: palettes.light.background,
    categories: ['environment', 'lifestyle'],
    icons,
    shortcuts: [
      shortcut(t('nav.trees'), pathTo('trees', {}, language)),
      shortcut(t('profileMenu.certificates'), pathTo('certificates', {}, language)),
      shortcut(t('profileMenu.notifications'), pathTo('notifications', {}, language)),
      shortcut(t('profileMenu.transactions'), pathTo('transactions', {}, language)),
    ],
  };
}
