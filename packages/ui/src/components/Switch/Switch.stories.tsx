import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = { title: 'Components/Choice/Switch', component: Switch } satisfies Meta<typeof Switch>;
export default meta;

export const States: StoryObj = {
  render: function States() {
    const say = useSay();
    return (
      <Stack gap={1}>
        <Switch
          label={say('Kabar lewat email', 'News by email')}
          hint={say('Paling banyak dua kali sebulan.', 'At most twice a month.')}
        />
        <Switch label={say('Pengingat pembayaran', 'Payment reminders')} defaultChecked />
        <Switch label={say('Tidak tersedia', 'Not available')} disabled />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const news = within(canvasElement).getByRole('switch', { name: said('Kabar lewat email') });
    await userEvent.click(news);
    await expect(news).toBeChecked();
    await expect(news).toHaveAccessibleDescription(said('Paling banyak dua kali sebulan.'));
  },
};
