import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Button } from '../Button/Button.tsx';
import { Plate } from '../Plate/Plate.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = { title: 'Components/Feedback/EmptyState', component: EmptyState } satisfies Meta<
  typeof EmptyState
>;
export default meta;

const drawing = { url: '/drawings/motifs/empty-wishtree.svg', id: 'empty-wishtree' };

export const Wishtree: StoryObj = {
  render: function Wishtree() {
    const say = useSay();
    return (
      <EmptyState
        drawing={<Plate of={drawing} size="medium" />}
        title={say('Belum ada yang disimpan', 'Nothing saved yet')}
        description={say('Ketuk tanda buku pada pohon mana pun.', 'Tap the bookmark on any tree.')}
        action={
          <Button asChild variant="secondary" size="compact">
            <a href="#trees">{say('Lihat pohon', 'See trees')}</a>
          </Button>
        }
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: said('Belum ada yang disimpan') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: said('Lihat pohon') })).toBeVisible();
  },
};
