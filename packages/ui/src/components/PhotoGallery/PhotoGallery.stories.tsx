import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paintedPicture } from '../../stories/painted-photo.ts';
import { said, useSay } from '../../stories/say.ts';
import { PhotoGallery } from './PhotoGallery.tsx';

const meta = { title: 'Components/Media/PhotoGallery', component: PhotoGallery } satisfies Meta<
  typeof PhotoGallery
>;
export default meta;

const sizes = [
  [600, 400],
  [400, 600],
  [500, 500],
] as const;

export const ThreePhotos: StoryObj = {
  render: function ThreePhotos() {
    const say = useSay();
    const parts = [
      [say('Ulin, pohon', 'Ulin, tree'), say('Pohon', 'Tree')],
      [say('Ulin, daun', 'Ulin, leaf'), say('Daun', 'Leaf')],
      [say('Ulin, kulit', 'Ulin, bark'), say('Kulit', 'Bark')],
    ] as const;
    return (
      <PhotoGallery
        photos={sizes.map(([width, height], place) => ({
          src: paintedPicture(width, height),
          alt: parts[place]?.[0] ?? '',
          caption: `${parts[place]?.[1]} · 22 Sep 2026`,
        }))}
        words={{
          title: say('Foto pohon', 'Photos of the tree'),
          close: say('Tutup', 'Close'),
          previous: say('Foto sebelumnya', 'Previous photo'),
          next: say('Foto berikutnya', 'Next photo'),
          position: (place, count) => say(`${place} dari ${count}`, `${place} of ${count}`),
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: said('Ulin, daun') });
    await userEvent.click(opener);
    const lightbox = within(await screen.findByRole('dialog', { name: said('Foto pohon') }));
    await expect(lightbox.getByRole('status')).toHaveTextContent(said('2 dari 3'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(lightbox.getByRole('img', { name: said('Ulin, kulit') })).toBeVisible();
    await userEvent.click(lightbox.getByRole('button', { name: said('Foto berikutnya') }));
    await expect(lightbox.getByRole('img', { name: said('Ulin, pohon') })).toBeVisible();
    const picture = lightbox.getByRole('img', { name: said('Ulin, pohon') });
    const swipe = (to: number) =>
      userEvent.pointer([
        { keys: '[TouchA>]', target: picture, coords: { x: 200, y: 200 } },
        { pointerName: 'TouchA', target: picture, coords: { x: to, y: 200 } },
        { keys: '[/TouchA]', target: picture, coords: { x: to, y: 200 } },
      ]);
    await swipe(244);
    await expect(lightbox.getByRole('status')).toHaveTextContent(said('1 dari 3'));
    await swipe(155);
    await expect(lightbox.getByRole('status')).toHaveTextContent(said('2 dari 3'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
