import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

const meta = { title: 'Components/Feedback/Badge', component: Badge } satisfies Meta<typeof Badge>;
export default meta;

export const Counts: StoryObj = {
  render: () => (
    <Inline>
      <Badge count={0} />
      <Badge count={4} />
      <Badge count={99} />
      <Badge count={100} tone="danger" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('0')).toBeNull();
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};
