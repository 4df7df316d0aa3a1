import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { title: 'Components/Text/VisuallyHidden', component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;

export const InAButton: StoryObj = {
  render: function InAButton() {
    const say = useSay();
    return (
      <Button variant="secondary">
        24 <VisuallyHidden>{say('dari 96 pohon', 'of 96 trees')}</VisuallyHidden>
      </Button>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: `24 ${said('dari 96 pohon')}` }),
    ).toBeVisible();
  },
};
