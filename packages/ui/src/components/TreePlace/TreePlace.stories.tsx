import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { plate } from '../../stories/drawings.ts';
import { said, useSay } from '../../stories/say.ts';
import { TreePlace } from './TreePlace.tsx';

const meta = { title: 'Components/Forest/TreePlace', component: TreePlace } satisfies Meta<typeof TreePlace>;
export default meta;

const figure = plate('stand-ramin');

export const AmongNeighbours: StoryObj = {
  parameters: { sheet: false },
  render: function AmongNeighbours() {
    const say = useSay();
    return (
      <TreePlace
        label={say('Ramin, 6,8 m', 'Ramin, 6.8 m')}
        tree={{ code: 'KB-AS-2023-000081', heightM: 6.8, figure }}
        neighbours={[3, 7.5, 1.2, 5, 4.4, 9].map((heightM, place) => ({
          code: `KB-AS-2023-00009${place}`,
          heightM,
          figure,
        }))}
        tag="Ayu Wulandari"
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: said('Ramin, 6,8 m') })).toBeVisible();
    await expect(canvas.getByText('Ayu Wulandari')).toBeVisible();
  },
};

export const SeveralUnderOneTag: StoryObj = {
  parameters: { sheet: false },
  render: function SeveralUnderOneTag() {
    const say = useSay();
    return (
      <TreePlace
        label={say('3 pohon', '3 trees')}
        tree={{ code: 'KB-AS-2023-000081', heightM: 6.8, figure }}
        neighbours={[4.2, 1.6, 3, 7.5, 1.2].map((heightM, place) => ({
          code: `KB-AS-2023-00009${place}`,
          heightM,
          figure,
          own: place < 2,
        }))}
        tag="Ayu Wulandari"
      />
    );
  },
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
    // From the tag down to the rail, and from there to each of the three.
    await expect(lines.filter((d) => /^M580 -10V.*M.*H(.*M.*V){3}/.test(d))).toHaveLength(1);
  },
};

export const MoreThanAPhoneShows: StoryObj = {
  parameters: { sheet: false },
  render: function MoreThanAPhoneShows() {
    const say = useSay();
    return (
      <TreePlace
        label={say('14 pohon', '14 trees')}
        tree={{ code: 'KB-AS-2023-000081', heightM: 3.2, figure }}
        neighbours={Array.from({ length: 13 }, (_, place) => ({
          code: `KB-AS-2023-0001${place}`,
          heightM: 3 - place * 0.15,
          figure,
          own: true,
        }))}
        tag="Ayu Wulandari"
      />
    );
  },
  play: async ({ canvasElement }) => {
    const place = within(canvasElement).getByRole('group', { name: said('14 pohon') });
    await expect(place.scrollWidth).toBeGreaterThan(1100);
    const tag = within(canvasElement).getByText('Ayu Wulandari').getBoundingClientRect();
    const { left, right } = place.getBoundingClientRect();
    await expect(Math.abs(tag.left + tag.right - left - right)).toBeLessThan(4);
  },
};
