import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Price } from './Price.tsx';

const meta = { title: 'Components/Adoption/Price', component: Price } satisfies Meta<typeof Price>;
export default meta;

export const Plain: StoryObj = {
  render: () => <Price now="Rp 150.000" />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Rp 150\.000$/);
  },
};

export const Discounted: StoryObj = {
  render: function Discounted() {
    const say = useSay();
    return (
      <Price
        size="figure"
        now="Rp 135.000"
        before={{
          price: 'Rp 150.000',
          label: say('Harga semula', 'Price before'),
          reason: say('Musim Tanam', 'Planting season'),
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const before = within(canvasElement).getByText('Rp 150.000');
    await expect(before.tagName).toBe('S');
    await expect(before).toHaveTextContent(`${said('Harga semula')} Rp 150.000`);
  },
};
