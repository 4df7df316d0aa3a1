import type { TextKey } from '@rimba/i18n';
import { pathTo } from '@rimba/paths';
import { AppFrame } from '@rimba/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { below } from './below.ts';
import { FramedPage, PageBody } from './FramedPage.tsx';
import { sessionWith } from './sessions.ts';
import { wordsOf } from './story-i18n.ts';

interface Framed {
  at: string;
  title: TextKey;
}

/** The same frame below 768 px: the sidebar is a sheet, and four places stand at the lower edge. */
const meta = {
  title: 'Frame/Member on a phone',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { at: pathTo('home'), title: 'common:nav.home' },
  render: ({ at, title }, { globals }) => {
    const heading = wordsOf(globals)(title);
    return (
      <FramedPage at={at}>
        <AppFrame session={session} sidebarOpen={true} title={heading}>
          <PageBody title={heading} />
        </AppFrame>
      </FramedPage>
    );
  },
} satisfies Meta<Framed>;
export default meta;

type Story = StoryObj<Framed>;

const session = sessionWith(3);

export const Home: Story = {
  play: below('tablet', async ({ canvasElement, globals }) => {
    const say = wordsOf(globals);
    const canvas = within(canvasElement);
    const places = within(canvas.getByRole('navigation', { name: say('common:a11y.bottomNav') }));
    await expect(places.getAllByRole('link')).toHaveLength(4);
    await expect(places.getByRole('link', { current: 'page' })).toHaveAccessibleName(say('common:nav.home'));
    await expect(canvas.queryByRole('navigation', { name: say('common:a11y.mainNav') })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};

/** The sheet is 18 rem wide, and goes when it has led somewhere. */
export const MenuAsSheet: Story = {
  play: below('tablet', async ({ canvasElement, globals }) => {
    const say = wordsOf(globals);
    const menu = within(canvasElement).getByRole('button', { name: say('common:a11y.openMenu') });
    await userEvent.click(menu);
    const sheet = await screen.findByRole('dialog', { name: say('common:app.name') });
    await expect(sheet.offsetWidth).toBe(18 * 16);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.click(menu);
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('link', { name: say('common:nav.profile') }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};

/** Deeper pages have the way back instead of the menu, and no places at the lower edge. */
export const Deeper: Story = {
  args: { at: pathTo('wishtree'), title: 'common:breadcrumb.wishtree' },
  play: below('tablet', async ({ canvasElement, globals }) => {
    const say = wordsOf(globals);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: say('common:actions.back') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say('common:a11y.openMenu') })).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: say('common:a11y.bottomNav') })).toBeNull();
  }),
};

/** From the transactions the way back is always the profile, whose place has no button back. */
export const TransactionsToProfile: Story = {
  args: { at: pathTo('transactions'), title: 'common:breadcrumb.transactions' },
  play: below('tablet', async ({ canvasElement, globals }) => {
    const say = wordsOf(globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: say('common:actions.back') }));
    await expect(await canvas.findByRole('navigation', { name: say('common:a11y.bottomNav') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: say('common:actions.back') })).toBeNull();
  }),
};
