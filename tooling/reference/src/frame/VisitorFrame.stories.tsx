import { VisitorFrame, type VisitorFrameProps } from '@rimba/shell';
import { PageWidth } from '@rimba/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FramedPage, PageBody } from './FramedPage.tsx';

type Framed = Pick<VisitorFrameProps, 'signedIn' | 'header' | 'footer'> & { at: string; title: string };

/** The frame around open pages. It is a document: every part works without a script. */
const meta = {
  title: 'Frame/Visitor',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { at: '/other/faq', title: 'Tanya jawab', signedIn: false, header: true, footer: true },
  render: ({ at, title, ...frame }, { globals }) => (
    <FramedPage language={globals.locale === 'id' ? 'id' : 'en'} at={at}>
      <VisitorFrame {...frame} year={2026} title={title}>
        <PageWidth>
          <PageBody title={title} />
        </PageWidth>
      </VisitorFrame>
    </FramedPage>
  ),
} satisfies Meta<Framed>;
export default meta;

type Story = StoryObj<Framed>;

export const Visitor: Story = {
  play: async ({ canvasElement }) => {
    const header = within(within(canvasElement).getByRole('banner'));
    await expect(header.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/login');
    await expect(header.getByRole('link', { name: 'Daftar' })).toHaveAttribute('href', '/register');
    await expect(header.getByRole('link', { name: 'Tanya jawab' })).toHaveAttribute('aria-current', 'page');
    await expect(header.getByRole('link', { name: /English/ })).toHaveAttribute('href', '/en/other/faq');
  },
};

export const SignedIn: Story = {
  args: { signedIn: true },
  play: async ({ canvasElement }) => {
    const header = within(within(canvasElement).getByRole('banner'));
    await expect(header.getByRole('link', { name: 'Profil' })).toHaveAttribute('href', '/profile');
    await expect(header.queryByRole('link', { name: 'Masuk' })).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('banner');
    const login = within(header).getByRole('link', { name: 'Masuk' });
    await expect(login).not.toBeVisible();
    await userEvent.click(within(header).getByLabelText('Buka menu'));
    await expect(login).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LongTitle: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    at: '/tentang-kami/kelompok-komunitas/a',
    title: 'Lembaga Pengelola Hutan Desa Rimba Lestari Sungai Arut Hulu dan Kotawaringin Lama',
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
