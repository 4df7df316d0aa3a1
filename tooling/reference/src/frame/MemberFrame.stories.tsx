import type { TextKey } from '@rimba/i18n';
import { pathTo } from '@rimba/paths';
import { AppFrame, type AppFrameProps } from '@rimba/shell';
import { sidebarFromCookie } from '@rimba/shell/sidebar-cookie';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { below } from './below.ts';
import { FramedPage, PageBody } from './FramedPage.tsx';
import { sessionWith } from './sessions.ts';
import { wordsOf } from './story-i18n.ts';

interface Framed {
  at: string;
  title: TextKey;
  /** Stands for the title: a name is no text of ours. */
  name?: string;
  session: AppFrameProps['session'];
  sidebarOpen?: boolean | undefined;
}

/** The frame around every page for signed-in adopters. Ctrl or Cmd and B folds its sidebar. */
const meta = {
  title: 'Frame/Member',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { at: pathTo('home'), title: 'common:nav.home', session: sessionWith(3), sidebarOpen: true },
  render: ({ at, title, name, session, sidebarOpen }, { globals }) => {
    const heading = name ?? wordsOf(globals)(title);
    return (
      <FramedPage at={at}>
        <AppFrame session={session} sidebarOpen={sidebarOpen} title={heading}>
          <PageBody title={heading} />
        </AppFrame>
      </FramedPage>
    );
  },
} satisfies Meta<Framed>;
export default meta;

type Story = StoryObj<Framed>;

const sidebarIn = (canvas: HTMLElement) => {
  const sidebar = canvas.querySelector<HTMLElement>('#sidebar');
  if (!sidebar) throw new Error('The frame has no sidebar');
  return sidebar;
};

const containing = (text: string) => (name: string) => name.includes(text);

const widthBecomes = (element: HTMLElement, rem: number) =>
  waitFor(() => expect(element.getBoundingClientRect().width).toBe(rem * 16));

export const Expanded: Story = {
  play: async ({ canvasElement, globals }) => {
    const say = wordsOf(globals);
    const sidebar = sidebarIn(canvasElement);
    await widthBecomes(sidebar, 16);
    await userEvent.keyboard('{Control>}b{/Control}');
    await widthBecomes(sidebar, 3);
    await expect(sidebarFromCookie(document.cookie)).toBe(false);
    await userEvent.keyboard('{Control>}{Shift>}b{/Shift}{/Control}');
    await widthBecomes(sidebar, 3);
    await userEvent.keyboard('{Meta>}b{/Meta}');
    await widthBecomes(sidebar, 16);
    await expect(sidebarFromCookie(document.cookie)).toBe(true);
    const foot = within(within(sidebar).getByRole('navigation', { name: say('common:a11y.secondaryNav') }));
    await expect(foot.getByRole('link', { name: say('common:breadcrumb.programmes') })).toHaveAttribute(
      'href',
      pathTo('programmes'),
    );
    await expect(foot.getByRole('radio', { name: say('common:theme.system') })).toBeChecked();
  },
};

/** Nobody has chosen, and the window is narrow: icons, whose names come with the focus. */
export const NobodyChose: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { sidebarOpen: undefined },
  play: below('desktop', async ({ canvasElement, globals }) => {
    const say = wordsOf(globals);
    const sidebar = sidebarIn(canvasElement);
    await widthBecomes(sidebar, 3);
    const map = within(sidebar).getByText(say('common:sidebar.groups.mapping'));
    await expect(map.offsetWidth).toBe(1);
    for (let line = 0; line < 20 && !map.parentElement?.matches(':focus'); line += 1) await userEvent.tab();
    await expect(map.getBoundingClientRect().left).toBeGreaterThan(sidebar.getBoundingClientRect().right);
    await expect(map.offsetHeight).toBeGreaterThan(20);
    await userEvent.click(within(canvasElement).getByRole('button', { name: say('common:sidebar.expand') }));
    await widthBecomes(sidebar, 16);
  }),
};

/** A group has no page of its own: pressed, it makes room for its lines. */
export const Icons: Story = {
  args: { sidebarOpen: false, at: pathTo('wishtree'), title: 'common:breadcrumb.wishtree' },
  play: async ({ canvasElement, globals }) => {
    const say = wordsOf(globals);
    const sidebar = sidebarIn(canvasElement);
    await widthBecomes(sidebar, 3);
    await userEvent.click(within(sidebar).getByRole('button', { name: say('common:sidebar.groups.data') }));
    await widthBecomes(sidebar, 16);
    await expect(within(sidebar).getByRole('link', { name: say('common:sidebar.items.tree') })).toBeVisible();
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: say('common:sidebar.collapse') }),
    );
    await widthBecomes(sidebar, 3);
  },
};

export const NothingWaiting: Story = {
  args: { session: sessionWith(0) },
  play: async ({ canvasElement, globals }) => {
    const say = wordsOf(globals);
    const bar = within(within(canvasElement).getByRole('banner'));
    await expect(bar.getByRole('link', { name: say('common:a11y.openNotifications') })).toHaveTextContent('');
    await expect(bar.getByRole('link', { name: say('common:a11y.openWishtree') })).toHaveTextContent('');
  },
};

export const MuchWaiting: Story = {
  args: { session: sessionWith(120) },
  play: async ({ canvasElement, globals }) => {
    const say = wordsOf(globals);
    const bar = within(within(canvasElement).getByRole('banner'));
    await expect(
      bar.getByRole('link', { name: containing(say('common:badge.manyUnread')) }),
    ).toHaveTextContent('99+');
    await expect(
      bar.getByRole('link', { name: containing(say('common:badge.manyInWishtree')) }),
    ).toHaveTextContent('99+');
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    at: pathTo('community', { kelompokKomunitasName: 'a' }),
    name: 'Lembaga Pengelola Hutan Desa Rimba Lestari Sungai Arut Hulu dan Kotawaringin Lama',
    session: sessionWith(3, { name: 'Raden Ayu Siti Nurhalizah Kusumaningrum Wiryodiningrat-Hadikusumo' }),
  },
  play: async ({ canvasElement, globals }) => {
    const say = wordsOf(globals);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: say('common:a11y.openProfileMenu') }),
    );
    const menu = await screen.findByRole('menu');
    // Above the page until its place is known.
    await waitFor(() => expect(menu.getBoundingClientRect().top).toBeGreaterThan(0));
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Put away, the banner comes back with the next page load. */
export const Unverified: Story = {
  args: { session: sessionWith(0, { emailVerified: false }) },
  play: async ({ canvasElement, globals }) => {
    const say = wordsOf(globals);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: say('auth:banner.button') })).toHaveAttribute(
      'href',
      pathTo('emailVerification'),
    );
    await userEvent.click(canvas.getByRole('button', { name: say('auth:banner.dismiss') }));
    await expect(canvas.queryByRole('link', { name: say('auth:banner.button') })).toBeNull();
  },
};

export const LeavingAsksFirst: Story = {
  args: { session: sessionWith(3) },
  play: async ({ args, canvasElement, globals }) => {
    const say = wordsOf(globals);
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: say('common:a11y.openProfileMenu') }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: say('common:profileMenu.logout') }));
    const question = within(await screen.findByRole('alertdialog', { name: say('auth:logout.title') }));
    await expect(args.session.logout).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: say('auth:logout.confirm') }));
    await expect(args.session.logout).toHaveBeenCalledOnce();
  },
};
