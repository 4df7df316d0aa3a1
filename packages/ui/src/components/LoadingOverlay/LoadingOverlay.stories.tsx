import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useSay } from '../../stories/say.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = {
  title: 'Components/Feedback/LoadingOverlay',
  component: LoadingOverlay,
} satisfies Meta<typeof LoadingOverlay>;
export default meta;

export const FirstEntry: StoryObj = {
  render: function FirstEntry() {
    const say = useSay();
    return <LoadingOverlay title="Rimba" text={say('Menyiapkan halaman…', 'Preparing the page…')} />;
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('RimbaMenyiapkan halaman…');
  },
};
