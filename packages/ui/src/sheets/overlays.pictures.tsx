import '../styles/index.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showTheme } from '../../.storybook/show-theme.ts';
import { Card } from '../components/Card/Card.tsx';
import { toast } from '../components/Toaster/toast.ts';
import { firstStory } from './family-stories.ts';
import { closePage, openPage } from './sheet-page.tsx';

afterEach(() => {
  toast.dismiss();
  closePage();
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

/** What covers a page has pictures of its own: the component, and how its first story comes to be open. */
const ways: Record<string, () => Promise<unknown>> = {
  Dialog: () => press('Bagikan'),
  ConfirmDialog: () => press('Keluar'),
  Sheet: () => press('Saringan: left'),
  Popover: () => press('Apa itu serapan karbon'),
  Menu: () => press('Menu profil'),
  Tooltip: () => userEvent.tab(),
  Toaster: async () => {
    for (const kind of ['Berhasil', 'Gagal', 'Peringatan']) await press(kind);
    // A toast that is looked at stays.
    await page.getByText('Sisa 2 menit').hover();
  },
};

describe.each(Object.entries(ways))('%s', (component, open) => {
  it.each([360, 1280])('looks as accepted at %i px', async (width) => {
    const { Body, args } = firstStory(component);
    await openPage(
      <Card>
        <Body {...args} />
      </Card>,
      width,
      480,
    );
    await open();
    for (const theme of ['light', 'dark'] as const) {
      showTheme(theme);
      await expect.element(document.body).toMatchScreenshot(`${component}-${theme}-${width}`);
    }
    expect(document.getAnimations()).toEqual([]);
  });
});
