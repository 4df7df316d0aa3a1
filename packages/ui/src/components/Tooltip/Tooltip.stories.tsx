import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { inOwnWindow } from '../../stories/in-own-window.ts';
import { said, useSay } from '../../stories/say.ts';
import { SidebarIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = { title: 'Components/Overlays/Tooltip', component: Tooltip } satisfies Meta<typeof Tooltip>;
export default meta;

export const OnFocus: StoryObj = {
  parameters: inOwnWindow,
  render: function OnFocus() {
    const say = useSay();
    return (
      <Tooltip label={say('Ciutkan menu, Ctrl B', 'Collapse the menu, Ctrl B')} side="right">
        <IconButton icon={SidebarIcon} label={say('Ciutkan menu', 'Collapse the menu')} />
      </Tooltip>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: said('Ciutkan menu') })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(said('Ciutkan menu, Ctrl B'));
  },
};
