import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { title: 'Components/Text/VisuallyHidden', component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;

export const InAButton: StoryObj<typeof meta> = {
  args: { children: 'dari 96 pohon' },
  render: ({ children }) => (
    <Button variant="secondary">
      24 <VisuallyHidden>{children}</VisuallyHidden>
    </Button>
  ),
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: `24 ${args.children}` })).toBeVisible();
  },
};
