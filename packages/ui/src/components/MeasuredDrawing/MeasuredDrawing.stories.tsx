import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { plate } from '../../stories/drawings.ts';
import { said, useSay } from '../../stories/say.ts';
import { Grid } from '../Grid/Grid.tsx';
import { MeasuredDrawing } from './MeasuredDrawing.tsx';

const meta = {
  title: 'Components/Forest/MeasuredDrawing',
  component: MeasuredDrawing,
} satisfies Meta<typeof MeasuredDrawing>;
export default meta;

const samples = [
  { heightM: 2.41, figure: 'stand-belangeran', girth: '7,9 cm' },
  { heightM: 0.7, figure: 'stand-ramin', girth: '2,1 cm' },
  { heightM: 9.4, figure: 'stand-bangeris', girth: '37 cm' },
  { heightM: 34, figure: 'stand-meranti', girth: '212 cm' },
];

export const FromSeedlingToGiant: StoryObj = {
  render: function FromSeedlingToGiant() {
    const say = useSay();
    return (
      <Grid tablet={2}>
        {samples.map(({ heightM, figure, girth }) => {
          const height = heightM.toLocaleString('id-ID');
          return (
            <MeasuredDrawing
              key={heightM}
              heightM={heightM}
              seed="KB-KM-2024-000217"
              figure={plate(figure)}
              label={say(`Gambar terukur: tinggi ${height} meter`, `Measured drawing: ${height} metres high`)}
              words={{
                height: [`${height} m`, say('tinggi', 'height')],
                girth: [girth, say('keliling', 'girth')],
                breastHeight: '1,30',
                person: 'Rahmadi, 1,65 m',
                square: (metres) =>
                  say(`1 kotak = ${metres.toLocaleString('id-ID')} m`, `1 square = ${metres} m`),
              }}
            />
          );
        })}
      </Grid>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: said('Gambar terukur: tinggi 2,41 meter') })).toBeVisible();
    await expect(canvas.getAllByText(said('1 kotak = 0,5 m'))).toHaveLength(2);
    await expect(canvas.getByText(said('1 kotak = 5 m'))).toBeInTheDocument();
  },
};
