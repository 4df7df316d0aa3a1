import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Rule } from './Rule.tsx';

const meta = { title: 'Components/Layout/Rule', component: Rule } satisfies Meta<typeof Rule>;
export default meta;

export const Weights: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      <Rule weight="ink" />
      <Rule weight="soft" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('separator')).toHaveLength(2);
  },
};
