import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { title: 'Components/Text/VisuallyHidden', component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;

export const InAButton: StoryObj<typeof meta> = {
  args: { children: 'dari 96 pohon' },
  render: ({ children }) => (
    <button type="button">
      24 <VisuallyHidden>{children}</VisuallyHidden>
    </button>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '24 dari 96 pohon' })).toBeVisible();
  },
};
