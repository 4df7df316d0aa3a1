import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { plate } from '../../stories/drawings.ts';
import { stand } from '../../stories/stand.css.ts';
import { Sapling } from './Sapling.tsx';
import { StandingTree } from './StandingTree.tsx';

/** Parts of a larger drawing: they stand inside an SVG, their foot at x and y. */
const meta = {
  title: 'Components/Forest/Sapling',
  component: Sapling,
  subcomponents: { StandingTree },
} satisfies Meta<typeof Sapling>;
export default meta;

const scale = 60;
const young = [0.3, 0.8, 1.6, 2.9];

/** Each at its height, from a seedling to one that is about to outgrow this drawing; the last one is dead. */
export const Young: StoryObj = {
  render: () => (
    <svg viewBox="0 0 600 200" width="600" className={stand} aria-hidden="true">
      {young.map((heightM, place) => (
        <Sapling
          key={heightM}
          x={60 + place * 120}
          y={190}
          scale={scale}
          heightM={heightM}
          seed={`KB-AU-2024-00000${place}`}
        />
      ))}
      <Sapling x={540} y={190} scale={scale} heightM={1.6} seed="KB-AU-2024-000002" dead />
    </svg>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll<SVGGElement>('svg > g')]
      .slice(0, -1)
      .map((one) => one.getBBox().height);
    await expect(heights).toHaveLength(young.length);
    await expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  },
};

/** From 3.5 m on a tree has the figure of its kind; below, whatever its kind, it is a sapling. A dead one stands bare. */
export const Outgrown: StoryObj = {
  render: () => (
    <svg viewBox="0 0 700 330" width="700" className={stand} aria-hidden="true">
      {[
        { x: 120, heightM: 3.4 },
        { x: 340, heightM: 5 },
        { x: 560, heightM: 5, dead: true },
      ].map((standing) => (
        <StandingTree
          key={standing.x}
          {...standing}
          y={320}
          unitsPerMetre={scale}
          seed="KB-AU-2024-000301"
          figure={plate('stand-belangeran')}
        />
      ))}
    </svg>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg > use')).toHaveLength(2);
  },
};
