import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useSay } from '../../stories/say.ts';
import { Card } from '../Card/Card.tsx';
import { Stack, type StackProps } from './Stack.tsx';

const meta = { title: 'Components/Layout/Stack', component: Stack } satisfies Meta<typeof Stack>;
export default meta;

export const Gap: StoryObj<StackProps> = {
  args: { gap: 5 },
  argTypes: { gap: { control: { type: 'range', min: 0, max: 10 } } },
  render: function Gap({ gap = 5 }) {
    const say = useSay();
    return (
      <Stack gap={gap} as="ul" aria-label={say('Kelompok', 'Groups')}>
        {['Hutan Desa', 'Hutan Kemasyarakatan', 'Hutan Adat'].map((name) => (
          <Card key={name} as="li">
            {name}
          </Card>
        ))}
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('listitem');
    const gap = (second?.getBoundingClientRect().top ?? 0) - (first?.getBoundingClientRect().bottom ?? 0);
    await expect(gap).toBe(24);
  },
};
