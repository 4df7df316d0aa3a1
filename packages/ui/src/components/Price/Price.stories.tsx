import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Price } from './Price.tsx';

const meta = { title: 'Components/Adoption/Price', component: Price } satisfies Meta<typeof Price>;
export default meta;

export const Plain: StoryObj = {
  render: function Plain() {
    const say = useSay();
    return <Price now={say('Rp 150.000', 'IDR 150,000')} />;
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(said('Rp 150.000'), { normalizeWhitespace: false });
  },
};

export const Discounted: StoryObj = {
  render: function Discounted() {
    const say = useSay();
    return (
      <Price
        size="figure"
        now={say('Rp 135.000', 'IDR 135,000')}
        before={{
          price: say('Rp 150.000', 'IDR 150,000'),
          label: say('Harga semula', 'Price before'),
          reason: say(
            'Potongan musim tanam, sampai 31 Desember',
            'Planting season discount, until 31 December',
          ),
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const before = within(canvasElement).getByText(said('Rp 150.000'));
    await expect(before.tagName).toBe('S');
    await expect(before).toHaveTextContent(`${said('Harga semula')} ${said('Rp 150.000')}`);
  },
};

/** In a sentence's line: the discount is named beside it. */
export const InALine: StoryObj = {
  render: function InALine() {
    const say = useSay();
    return (
      <Price
        line
        now={say('Rp 135.000', 'IDR 135,000')}
        before={{
          price: say('Rp 150.000', 'IDR 150,000'),
          label: say('Harga semula', 'Price before'),
          reason: say(
            'Potongan musim tanam, sampai 31 Desember',
            'Planting season discount, until 31 December',
          ),
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const [price, reason] = [said('Rp 135.000'), said('Potongan musim tanam, sampai 31 Desember')].map(
      (words) => within(canvasElement).getByText(words).getBoundingClientRect(),
    );
    // Where there is no room beside it, below it.
    const isBeside = (reason?.left ?? 0) > (price?.right ?? Number.NaN);
    await expect(isBeside || (reason?.top ?? 0) >= (price?.bottom ?? Number.NaN)).toBe(true);
  },
};
