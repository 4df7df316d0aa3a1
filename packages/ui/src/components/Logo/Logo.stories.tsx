import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Wordmark } from './Logo.tsx';

const meta = { title: 'Foundations/Logo', component: Wordmark } satisfies Meta<typeof Wordmark>;
export default meta;

export const WithTheName: StoryObj<typeof meta> = {
  args: { name: 'Rimba' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Rimba')).toBeVisible();
  },
};
