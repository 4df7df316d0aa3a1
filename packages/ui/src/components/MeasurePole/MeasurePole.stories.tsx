import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useSay } from '../../stories/say.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './MeasurePole.css.ts';
import { MeasurePole } from './MeasurePole.tsx';

const meta = { title: 'Components/Forest/MeasurePole', component: MeasurePole } satisfies Meta<
  typeof MeasurePole
>;
export default meta;

/** A seedling, a quarter, the whole pole; what is higher is ten bands too, open above, and its figure says more. */
export const Heights: StoryObj = {
  render: function Heights() {
    const say = useSay();
    const heights = [
      [0.48, '0,48 m', '0.48 m'],
      [2.5, '2,5 m', '2.5 m'],
      [10, '10 m', '10 m'],
      [24.6, '24,6 m', '24.6 m'],
    ] as const;
    return (
      <Grid phone={4} tablet={4}>
        {heights.map(([heightM, id, en]) => (
          <Stack key={heightM} gap={1} align="center">
            <MeasurePole heightM={heightM} />
            <Text variant="caption">{say(id, en)}</Text>
          </Stack>
        ))}
      </Grid>
    );
  },
  play: async ({ canvasElement }) => {
    const [seedling, , whole, higher] = [...canvasElement.querySelectorAll('svg rect')].map((pole) =>
      Number(pole.getAttribute('height')),
    );
    await expect(seedling).toBeCloseTo(0.48 * 16);
    await expect(higher).toBe(whole);
    const open = [...canvasElement.querySelectorAll('svg')].map((pole) =>
      pole.querySelector(`.${styles.open}`),
    );
    await expect(open.map(Boolean)).toEqual([false, false, false, true]);
  },
};
