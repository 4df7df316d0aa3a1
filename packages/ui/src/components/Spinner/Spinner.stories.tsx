import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectBounce } from '../../stories/bounce.ts';
import { said, useSay } from '../../stories/say.ts';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Components/Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

export const Seed: StoryObj = {
  render: function Seed() {
    const say = useSay();
    return <Spinner label={say('Memuat', 'Loading')} />;
  },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent(said('Memuat'));
    const seed = status.querySelector('svg');
    await expect(seed?.getBoundingClientRect().width).toBe(40);
    await expectBounce(seed);
  },
};
