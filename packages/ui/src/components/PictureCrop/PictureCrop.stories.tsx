import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cropWords } from '../../stories/crop-words.ts';
import { paintedPhoto } from '../../stories/painted-photo.ts';
import { said, useSay } from '../../stories/say.ts';
import { Button } from '../Button/Button.tsx';
import { PictureCropDialog } from './PictureCropDialog.tsx';

type Told = { onCropped: (picture: File) => void; onCancel: () => void; onUnreadable: () => void };

const meta = {
  title: 'Components/Fields/PictureCrop',
  component: PictureCropDialog,
  // It covers the page, and is closed at rest.
  parameters: { sheet: false },
} satisfies Meta<typeof PictureCropDialog>;
export default meta;

/** The dialog is there as long as there is a file to cut. */
function Cropping({ file, onCropped, onCancel, onUnreadable }: Told & { file: () => Promise<File> }) {
  const say = useSay();
  const words = cropWords(say);
  const [picture, setPicture] = useState<File>();
  if (!picture)
    return <Button onClick={() => file().then(setPicture)}>{say('Pilih foto', 'Choose a picture')}</Button>;
  const close = (tell: () => void) => () => {
    setPicture(undefined);
    tell();
  };
  return (
    <PictureCropDialog
      picture={picture}
      side={256}
      onCropped={(cropped) => close(() => onCropped(cropped))()}
      onCancel={close(onCancel)}
      onUnreadable={close(onUnreadable)}
      words={words}
    />
  );
}

const choose = (canvas: HTMLElement) =>
  userEvent.click(within(canvas).getByRole('button', { name: said('Pilih foto') }));

const told = () => ({ onCropped: fn(), onCancel: fn(), onUnreadable: fn() });
const high = () => paintedPhoto(200, 500);
const noPicture = async () => new File(['not a picture'], 'catatan.png', { type: 'image/png' });

/** Higher than wide: there is room up and down, and none across until it is zoomed. */
export const HigherThanWide: StoryObj<Told> = {
  // High enough for the picture with all that moves it.
  parameters: { docs: { story: { inline: false, height: '46rem' } } },
  args: told(),
  render: (args) => <Cropping {...args} file={high} />,
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    const dialog = within(await screen.findByRole('dialog', { name: said('Atur foto') }));
    const use = dialog.getByRole('button', { name: said('Pakai') });
    await waitFor(() => expect(use).toBeEnabled());
    await expect(dialog.getByRole('slider', { name: said('Mendatar') })).toBeDisabled();
    fireEvent.change(dialog.getByRole('slider', { name: said('Perbesaran') }), { target: { value: '1.5' } });
    await expect(dialog.getByRole('slider', { name: said('Mendatar') })).toBeEnabled();
  },
};

export const Cropped: StoryObj<Told> = {
  ...HigherThanWide,
  // For the tests.
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await HigherThanWide.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: said('Pakai') }));
    await waitFor(() => expect(context.args.onCropped).toHaveBeenCalledOnce());
  },
};

/** Left as it was. */
export const Cancelled: StoryObj<Told> = {
  args: told(),
  // For the tests, as the next: what is left to see is the button that began it.
  tags: ['!dev', '!autodocs'],
  render: (args) => <Cropping {...args} file={high} />,
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement);
    const dialog = within(await screen.findByRole('dialog', { name: said('Atur foto') }));
    await userEvent.click(dialog.getByRole('button', { name: said('Batal') }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onCropped).not.toHaveBeenCalled();
  },
};

/** A file that only says that it is a picture. */
export const NoPicture: StoryObj<Told> = {
  args: told(),
  tags: ['!dev', '!autodocs'],
  render: (args) => <Cropping {...args} file={noPicture} />,
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement);
    await waitFor(() => expect(args.onUnreadable).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
