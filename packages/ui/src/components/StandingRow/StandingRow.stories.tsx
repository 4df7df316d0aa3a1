import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { plate } from '../../stories/drawings.ts';
import { useSay } from '../../stories/say.ts';
import { StandingRow, type StandingRowTree } from './StandingRow.tsx';

const meta = { title: 'Components/Forest/StandingRow', component: StandingRow } satisfies Meta<
  typeof StandingRow
>;
export default meta;
type Story = StoryObj<{ trees: StandingRowTree[] }>;

const tree = (name: string, heightM: number, figure: string, serial: number): StandingRowTree => ({
  code: `KB-AU-2022-${serial}`,
  name,
  heightM,
  height: `${heightM.toLocaleString('id-ID')} m`,
  figure: plate(`stand-${figure}`),
  href: `#${serial}`,
});

const six = [
  tree('bangeris', 9.4, 'bangeris', 1),
  tree('ramin', 6.8, 'ramin', 2),
  tree('bakau minyak', 5, 'bakau', 3),
  tree('jelutung rawa', 3.9, 'jelutung', 4),
  tree('belangeran', 2.41, 'belangeran', 5),
  tree('tengkawang tungkul', 3.1, 'meranti', 6),
];

export const MyForest: Story = {
  parameters: { sheet: 'wide' },
  args: { trees: six },
  render: function MyForest({ trees }) {
    const say = useSay();
    return (
      <StandingRow
        label={say('Hutan saya, tinggi menurut skala', 'My forest, to scale')}
        trees={trees}
        formatHeight={(metres) => `${metres.toLocaleString('id-ID')} m`}
        vacant={{
          text: say('+ pohon', '+ tree'),
          label: say('Adopsi satu pohon lagi', 'Adopt another tree'),
          href: '#adopt',
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(args.trees.length + 1);
    await expect(canvas.getByRole('link', { name: 'Adopsi satu pohon lagi' })).toHaveAttribute(
      'href',
      '#adopt',
    );
  },
};

export const OneTree: Story = { ...MyForest, parameters: { sheet: false }, args: { trees: six.slice(4, 5) } };
export const NoTreeYet: Story = { ...MyForest, parameters: { sheet: false }, args: { trees: [] } };
