import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '../../stories/in-own-window.ts';
import { said, useSay } from '../../stories/say.ts';
import { HelpIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';

const meta = { title: 'Components/Overlays/Popover', component: Popover } satisfies Meta<typeof Popover>;
export default meta;

export const Definition: StoryObj = {
  parameters: inOwnWindow,
  render: function Definition() {
    const say = useSay();
    const label = say('Apa itu serapan karbon', 'What carbon absorption is');
    return (
      <Popover label={label} trigger={<IconButton icon={HelpIcon} label={label} />}>
        <Text variant="small">
          {say(
            'Karbon yang tersimpan di atas tanah pada hari survei, perkiraan.',
            'Carbon held above ground on the survey date, an estimate.',
          )}
        </Text>
      </Popover>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: said('Apa itu serapan karbon') }),
    );
    const panel = await screen.findByRole('dialog', { name: said('Apa itu serapan karbon') });
    await waitFor(() => expect(panel).toBeVisible());
  },
};

export const DefinitionClosed: StoryObj = {
  ...Definition,
  // For the tests.
  tags: ['!dev', '!autodocs'],
  parameters: { sheet: false },
  play: async (context) => {
    await Definition.play?.(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
