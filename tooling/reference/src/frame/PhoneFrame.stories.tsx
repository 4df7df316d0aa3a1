import { AppFrame } from '@rimba/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FramedPage, PageBody } from './FramedPage.tsx';
import { sessionWith } from './sessions.ts';

interface Framed {
  at: string;
  title: string;
}

/** The same frame below 768 px: the sidebar is a sheet, and four places stand at the lower edge. */
const meta = {
  title: 'Frame/Member on a phone',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { at: '/', title: 'Beranda' },
  render: ({ at, title }, { globals }) => (
    <FramedPage language={globals.locale === 'id' ? 'id' : 'en'} at={at}>
      <AppFrame session={session} sidebarOpen={true} title={title}>
        <PageBody title={title} />
      </AppFrame>
    </FramedPage>
  ),
} satisfies Meta<Framed>;
export default meta;

type Story = StoryObj<Framed>;

const session = sessionWith(3);
const bottomMenu = { name: 'Menu bawah' };

export const Home: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const places = within(canvas.getByRole('navigation', bottomMenu));
    await expect(places.getAllByRole('link')).toHaveLength(4);
    await expect(places.getByRole('link', { current: 'page' })).toHaveAccessibleName('Beranda');
    await expect(canvas.queryByRole('navigation', { name: 'Menu utama' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The sheet is 18 rem wide, and goes when it has led somewhere. */
export const MenuAsSheet: Story = {
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).getByRole('button', { name: 'Buka menu' });
    await userEvent.click(menu);
    const sheet = await screen.findByRole('dialog', { name: 'Rimba' });
    await expect(sheet.offsetWidth).toBe(18 * 16);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.click(menu);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Profil' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Deeper pages have the way back instead of the menu, and no places at the lower edge. */
export const Deeper: Story = {
  args: { at: '/wishtree/', title: 'Wishtree' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Kembali' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Buka menu' })).toBeNull();
    await expect(canvas.queryByRole('navigation', bottomMenu)).toBeNull();
  },
};

/** From the transactions the way back is always the profile, whose place has no button back. */
export const TransactionsToProfile: Story = {
  args: { at: '/transaction/', title: 'Transaksi' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Kembali' }));
    await expect(await canvas.findByRole('navigation', bottomMenu)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Kembali' })).toBeNull();
  },
};
