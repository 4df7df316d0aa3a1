import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '../../stories/in-own-window.ts';
import { said, useSay } from '../../stories/say.ts';
import { Button } from '../Button/Button.tsx';
import { BookmarkIcon, LogOutIcon, ProfileIcon } from '../Icon/icons.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from './Menu.tsx';

const meta = {
  title: 'Components/Overlays/Menu',
  component: Menu,
  subcomponents: { MenuItem, MenuLabel, MenuSeparator },
} satisfies Meta<typeof Menu>;
export default meta;

export const Profile: StoryObj<{ onLogOut: () => void }> = {
  parameters: inOwnWindow,
  args: { onLogOut: fn() },
  render: function Profile({ onLogOut }) {
    const say = useSay();
    return (
      <Menu align="start" trigger={<Button variant="secondary">{say('Menu profil', 'Profile menu')}</Button>}>
        <MenuLabel>{say('Masuk sebagai Ayu', 'Signed in as Ayu')}</MenuLabel>
        <MenuItem asChild icon={ProfileIcon}>
          <a href="#profile">{say('Akun', 'Account')}</a>
        </MenuItem>
        <MenuItem asChild icon={BookmarkIcon} count={3}>
          <a href="#wishtree">Wishtree</a>
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={LogOutIcon} tone="danger" onSelect={onLogOut}>
          {say('Keluar', 'Log out')}
        </MenuItem>
      </Menu>
    );
  },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: said('Menu profil') });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    await waitFor(() => expect(menu.getByRole('menuitem', { name: said('Akun') })).toHaveFocus());
    await expect(menu.getByRole('menuitem', { name: said('Akun') })).toHaveAttribute('href', '#profile');
  },
};

export const LogOutChosen: StoryObj<{ onLogOut: () => void }> = {
  ...Profile,
  // For the tests.
  tags: ['!dev', '!autodocs'],
  parameters: { sheet: false },
  play: async (context) => {
    await Profile.play?.(context);
    await userEvent.keyboard('{End}{Enter}');
    await expect(context.args.onLogOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
