import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

const meta = { title: 'Components/Feedback/Avatar', component: Avatar } satisfies Meta<typeof Avatar>;
export default meta;

export const Sizes: StoryObj = {
  render: () => (
    <Inline>
      <Avatar name="Ayu Wulandari" size="small" />
      <Avatar name="Ayu Wulandari" label="Ayu Wulandari" />
      <Avatar name="Ayu Wulandari" size="large" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Ayu Wulandari' })).toHaveTextContent('AW');
  },
};

/** A picture that does not load leaves the initials. */
export const BrokenPicture: StoryObj = {
  render: () => <Avatar name="Budi" src="data:image/png;base64,broken" label="Budi" />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(within(canvasElement).getByRole('img', { name: 'Budi' })).toHaveTextContent('B');
  },
};
