import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { plate } from '../../stories/drawings.ts';
import { figures, said, useSay } from '../../stories/say.ts';
import { StandingRow, type StandingRowTree } from './StandingRow.tsx';

const meta = { title: 'Components/Forest/StandingRow', component: StandingRow } satisfies Meta<
  typeof StandingRow
>;
export default meta;

type Say = ReturnType<typeof useSay>;
type Described = (say: Say) => StandingRowTree;
type Story = StoryObj<{ trees: readonly Described[] }>;

const tree =
  (
    name: string,
    heightM: number,
    figure: string,
    changes: (say: Say) => Partial<StandingRowTree> = () => ({}),
  ): Described =>
  (say) => {
    const fact = say(`${figures(heightM).id} m`, `${figures(heightM).en} m`);
    return {
      code: `KB-AU-2022-${name}`,
      name,
      label: `${name}, ${fact}`,
      heightM,
      fact,
      note: { text: say('+0,4 m', '+0.4 m'), tone: 'success' },
      stands: 'inked',
      figure: plate(`stand-${figure}`),
      href: `#${name}`,
      ...changes(say),
    };
  };

const mixed = [
  tree('Bangeris', 9.4, 'bangeris'),
  tree('Ramin', 6.8, 'ramin'),
  tree('Bakau minyak', 5, 'bakau'),
  tree('Jelutung rawa', 3.9, 'jelutung', () => ({ board: 'Ratna Puspita' })),
  tree('Belangeran', 2.41, 'belangeran'),
  tree('Tengkawang', 3.1, 'meranti', (say) => ({
    stands: 'lost',
    youngM: 0.7,
    fact: say('pengganti, 0,7 m', 'replacement, 0.7 m'),
    note: { text: say('ditanam 12 Mar 2027', 'planted 12 Mar 2027'), tone: 'muted' },
  })),
  tree('Ulin', 4.2, 'ulin', (say) => ({
    stands: 'dashed',
    fact: say('masa adopsi selesai', 'term ended'),
    note: { text: say('adopsi lagi', 'adopt again'), tone: 'success' },
  })),
];

export const MyForest: Story = {
  parameters: { sheet: 'wide' },
  args: { trees: mixed },
  render: function MyForest({ trees }) {
    const say = useSay();
    return (
      <StandingRow
        label={say('Hutan saya, tinggi menurut skala', 'My forest, to scale')}
        trees={trees.map((described) => described(say))}
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
    await expect(
      canvas.getByRole('link', { name: `${said('+ pohon')}: ${said('Adopsi satu pohon lagi')}` }),
    ).toHaveAttribute('href', '#adopt');
  },
};

export const ADeadSapling: Story = {
  ...MyForest,
  parameters: { sheet: false },
  args: {
    trees: [
      ...mixed.slice(3, 5),
      tree('Kempas', 0.5, 'meranti', (say) => ({
        stands: 'lost',
        girthCm: 7,
        fact: say('mati 27 Mei 2027', 'died 27 May 2027'),
        note: { text: say('pengganti Jun ’27', 'replacement Jun ’27'), tone: 'muted' },
      })),
    ],
  },
};
export const OneTree: Story = {
  ...MyForest,
  parameters: { sheet: false },
  args: { trees: mixed.slice(4, 5) },
};
export const NoTreeYet: Story = { ...MyForest, parameters: { sheet: false }, args: { trees: [] } };
export const TwentyTrees: Story = {
  ...MyForest,
  parameters: { sheet: false },
  args: {
    trees: Array.from({ length: 20 }, (_, i) => {
      const heightM = Math.round((5.6 - i * 0.24) * 10) / 10;
      return tree(String(i + 1), heightM, 'ramin', (say) => ({
        fact: say(figures(heightM).id, figures(heightM).en),
      }));
    }),
  },
};
