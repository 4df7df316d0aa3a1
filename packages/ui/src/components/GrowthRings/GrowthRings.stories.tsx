import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { GrowthRings } from './GrowthRings.tsx';

const meta = { title: 'Components/Forest/GrowthRings', component: GrowthRings } satisfies Meta<
  typeof GrowthRings
>;
export default meta;

const ringsIn = (canvas: HTMLElement) => [...canvas.querySelectorAll('svg')].map((trunk) => trunk.innerHTML);

/** The marks of three groups: the same name always has the same rings. */
export const OneForEachSeed: StoryObj = {
  render: () => (
    <Inline>
      {['gambut-jaya', 'rimba-lestari', 'sungai-arut'].map((seed) => (
        <GrowthRings key={seed} seed={seed} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(new Set(ringsIn(canvasElement)).size).toBe(3);
  },
};

export const SizesAndCounts: StoryObj = {
  render: () => (
    <Inline>
      <GrowthRings seed="gambut-jaya" size="small" count={5} />
      <GrowthRings seed="gambut-jaya" size="standard" />
      <GrowthRings seed="gambut-jaya" size="large" count={18} />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const counts = [...canvasElement.querySelectorAll('svg')].map((trunk) => trunk.childElementCount);
    await expect(counts).toEqual([5, 12, 18]);
  },
};
