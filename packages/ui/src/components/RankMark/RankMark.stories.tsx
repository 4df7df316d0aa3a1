import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Inline } from '../Inline/Inline.tsx';
import { RankMark } from './RankMark.tsx';

const meta = { title: 'Components/Forest/RankMark', component: RankMark } satisfies Meta<typeof RankMark>;
export default meta;

/** One, two, three rings, and always the word. */
export const Ranks: StoryObj = {
  render: function Ranks() {
    const say = useSay();
    return (
      <Inline>
        <RankMark rank="gold">{say('Patron emas', 'Gold patron')}</RankMark>
        <RankMark rank="platinum">{say('Patron platina', 'Platinum patron')}</RankMark>
        <RankMark rank="diamond">{say('Patron berlian', 'Diamond patron')}</RankMark>
      </Inline>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(said('Patron platina'))).toBeVisible();
    const rings = [...canvasElement.querySelectorAll('svg')].map((mark) => mark.childElementCount);
    await expect(rings).toEqual([1, 2, 3]);
  },
};
