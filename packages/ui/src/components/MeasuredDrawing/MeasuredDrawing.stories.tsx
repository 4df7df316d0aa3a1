import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { plate } from '../../stories/drawings.ts';
import { figures, said, useSay } from '../../stories/say.ts';
import { Grid } from '../Grid/Grid.tsx';
import { MeasuredDrawing } from './MeasuredDrawing.tsx';

const meta = {
  title: 'Components/Forest/MeasuredDrawing',
  component: MeasuredDrawing,
} satisfies Meta<typeof MeasuredDrawing>;
export default meta;

const samples = [
  { heightM: 2.41, figure: 'stand-belangeran', girthCm: 7.9 },
  { heightM: 0.7, figure: 'stand-ramin', girthCm: 2.1 },
  { heightM: 9.4, figure: 'stand-bangeris', girthCm: 37 },
  { heightM: 34, figure: 'stand-meranti', girthCm: 212 },
];

export const FromSeedlingToGiant: StoryObj = {
  render: function FromSeedlingToGiant() {
    const say = useSay();
    return (
      <Grid tablet={2}>
        {samples.map(({ heightM, figure, girthCm }) => {
          const height = figures(heightM);
          const girth = figures(girthCm);
          return (
            <MeasuredDrawing
              key={heightM}
              heightM={heightM}
              seed="KB-KM-2024-000217"
              figure={plate(figure)}
              label={say(
                `Gambar terukur: tinggi ${height.id} meter`,
                `Measured drawing: ${height.en} metres high`,
              )}
              words={{
                height: [say(`${height.id} m`, `${height.en} m`), say('tinggi', 'height')],
                girth: [say(`${girth.id} cm`, `${girth.en} cm`), say('keliling', 'girth')],
                breastHeight: say('1,30', '1.30'),
                person: say('Rahmadi, 1,65 m', 'Rahmadi, 1.65 m'),
                square: (metres) =>
                  say(`1 kotak = ${figures(metres).id} m`, `1 square = ${figures(metres).en} m`),
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
