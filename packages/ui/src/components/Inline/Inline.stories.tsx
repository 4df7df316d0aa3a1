import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useSay } from '../../stories/say.ts';
import { Button } from '../Button/Button.tsx';
import { Inline, type InlineProps } from './Inline.tsx';

const meta = { title: 'Components/Layout/Inline', component: Inline } satisfies Meta<typeof Inline>;
export default meta;

export const Between: StoryObj<InlineProps> = {
  render: function Between() {
    const say = useSay();
    return (
      <Inline justify="between">
        <Button variant="secondary">{say('Kembali', 'Back')}</Button>
        <Button>{say('Lanjut', 'Continue')}</Button>
      </Inline>
    );
  },
  play: async ({ canvasElement }) => {
    const [back, next] = within(canvasElement).getAllByRole('button');
    await expect(back?.getBoundingClientRect().top).toBe(next?.getBoundingClientRect().top);
  },
};
