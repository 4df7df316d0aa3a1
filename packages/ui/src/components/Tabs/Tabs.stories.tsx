import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { said, saidWithin, useSay } from '../../stories/say.ts';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const meta = { title: 'Components/Navigation/Tabs', component: Tabs } satisfies Meta<typeof Tabs>;
export default meta;

export const Notifications: StoryObj = {
  render: function Notifications() {
    const say = useSay();
    return (
      <Tabs
        label={say('Notifikasi', 'Notifications')}
        tabs={[
          {
            value: 'all',
            label: say('Semua', 'All'),
            content: <Text>{say('Semua kabar', 'All news')}</Text>,
          },
          {
            value: 'unread',
            label: say('Belum dibaca', 'Unread'),
            count: 4,
            content: <Text>{say('Empat kabar baru', 'Four new ones')}</Text>,
          },
          { value: 'payment', label: say('Pembayaran', 'Payments'), content: <Text>QRIS</Text> },
        ]}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: said('Semua') }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: saidWithin('Belum dibaca') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(said('Empat kabar baru'));
  },
};
