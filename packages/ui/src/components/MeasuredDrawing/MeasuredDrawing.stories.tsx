import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { plate } from '../../stories/drawings.ts';
import { figures, said, useSay } from '../../stories/say.ts';
import { Grid } from '../Grid/Grid.tsx';
import { leaves } from '../Sapling/Sapling.css.ts';
import * as styles from './MeasuredDrawing.css.ts';
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

const words = (say: ReturnType<typeof useSay>, heightM: number, girthCm?: number) => {
  const height = figures(heightM);
  const girth = girthCm === undefined ? undefined : figures(girthCm);
  return {
    label: say(`Gambar terukur: tinggi ${height.id} meter`, `Measured drawing: ${height.en} metres high`),
    words: {
      height: [say(`${height.id} m`, `${height.en} m`), say('tinggi', 'height')],
      ...(girth && { girth: [say(`${girth.id} cm`, `${girth.en} cm`), say('keliling', 'girth')] as const }),
      breastHeight: say('1,30', '1.30'),
      person: say('Rahmadi, 1,65 m', 'Rahmadi, 1.65 m'),
      square: (metres: number) =>
        say(`1 kotak = ${figures(metres).id} m`, `1 square = ${figures(metres).en} m`),
    },
  } as const;
};

export const FromSeedlingToGiant: StoryObj = {
  render: function FromSeedlingToGiant() {
    const say = useSay();
    return (
      <Grid tablet={2}>
        {samples.map(({ heightM, figure, girthCm }) => (
          <MeasuredDrawing
            key={heightM}
            heightM={heightM}
            seed="KB-KM-2024-000217"
            figure={plate(figure)}
            {...words(say, heightM, girthCm)}
          />
        ))}
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

/** Lower than the words of its height are high: they stand above the ground. */
export const Seedling: StoryObj = {
  render: function Seedling() {
    const say = useSay();
    return (
      <MeasuredDrawing
        heightM={0.42}
        seed="KB-KM-2024-000217"
        figure={plate('stand-ramin')}
        {...words(say, 0.42)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const word = within(canvasElement).getByText(said('tinggi'));
    const ground = canvasElement.querySelector(`.${styles.ground}`)?.getBoundingClientRect();
    await expect(word.getBoundingClientRect().bottom).toBeLessThan(ground?.top ?? 0);
  },
};

/** A young tree and a grown one that died: bare wood, at the height they were last measured at. */
export const Dead: StoryObj = {
  render: function Dead() {
    const say = useSay();
    return (
      <Grid tablet={2}>
        {[2.41, 9.4].map((heightM) => (
          <MeasuredDrawing
            key={heightM}
            heightM={heightM}
            seed="KB-KM-2024-000217"
            figure={plate('stand-belangeran')}
            dead
            {...words(say, heightM)}
          />
        ))}
      </Grid>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll(`.${leaves}`)).toHaveLength(0);
    const figure = canvasElement.querySelector('use');
    await expect(figure && getComputedStyle(figure).getPropertyValue('--leaves')).toBe('none');
  },
};
