import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '../../stories/in-own-window.ts';
import { paintedPicture } from '../../stories/painted-photo.ts';
import { said, useSay } from '../../stories/say.ts';
import { Button } from '../Button/Button.tsx';
import { Lightbox } from './Lightbox.tsx';

const meta = {
  title: 'Components/Media/Lightbox',
  component: Lightbox,
  // It covers the page, and is closed at rest.
  parameters: { sheet: false },
} satisfies Meta<typeof Lightbox>;
export default meta;

function Opened({ sizes }: { sizes: readonly (readonly [width: number, height: number])[] }) {
  const say = useSay();
  const [index, setIndex] = useState<number>();
  return (
    <>
      <Button onClick={() => setIndex(0)}>{say('Lihat foto', 'See the photos')}</Button>
      <Lightbox
        index={index}
        onIndexChange={setIndex}
        pictures={sizes.map(([width, height], place) => ({
          src: paintedPicture(width, height),
          alt: `${say('Ulin, foto', 'Ulin, photo')} ${place + 1}`,
          caption: say('Tempatnya · 22 Sep 2026 · Rahmat', 'Where it stands · 22 Sep 2026 · Rahmat'),
        }))}
        words={{
          title: say('Foto pohon', 'Photos of the tree'),
          close: say('Tutup', 'Close'),
          previous: say('Foto sebelumnya', 'Previous photo'),
          next: say('Foto berikutnya', 'Next photo'),
          position: (place, count) => say(`${place} dari ${count}`, `${place} of ${count}`),
        }}
      />
    </>
  );
}

const open = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole('button', { name: said('Lihat foto') }));
  return within(await screen.findByRole('dialog', { name: said('Foto pohon') }));
};

/** After the last comes the first. */
export const Several: StoryObj = {
  parameters: inOwnWindow,
  render: () => (
    <Opened
      sizes={[
        [600, 400],
        [400, 600],
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const lightbox = await open(canvasElement);
    await userEvent.keyboard('{End}');
    // In other words once it has been said.
    const shows = (position: string) =>
      waitFor(() => expect(lightbox.getByRole('status')).toHaveTextContent(said(position)));
    await shows('2 dari 2');
    await userEvent.keyboard('{ArrowRight}');
    await shows('1 dari 2');
  },
};

export const SeveralClosed: StoryObj = {
  ...Several,
  // For the tests.
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await Several.play?.(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(within(context.canvasElement).getByRole('button', { name: said('Lihat foto') })).toHaveFocus(),
    );
  },
};

/** Nothing to go to: no buttons for it. */
export const One: StoryObj = {
  parameters: inOwnWindow,
  render: () => <Opened sizes={[[600, 400]]} />,
  play: async ({ canvasElement }) => {
    const lightbox = await open(canvasElement);
    await expect(lightbox.queryByRole('button', { name: said('Foto berikutnya') })).toBeNull();
  },
};

export const OneClosed: StoryObj = {
  ...One,
  // For the tests.
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await One.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: said('Tutup') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
