import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cropWords } from '../../stories/crop-words.ts';
import { paintedPhoto } from '../../stories/painted-photo.ts';
import { said, useSay } from '../../stories/say.ts';
import { PictureCropDialog } from '../PictureCrop/PictureCropDialog.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { AvatarField } from './AvatarField.tsx';

const meta = { title: 'Components/Fields/AvatarField', component: AvatarField } satisfies Meta<
  typeof AvatarField
>;
export default meta;

type Taken = { onTaken: (picture: File) => void };

function Field({ onTaken, error }: Taken & { error?: string }) {
  const say = useSay();
  const [chosen, setChosen] = useState<File>();
  const [picture, setPicture] = useState<File>();
  return (
    <>
      <AvatarField
        label={say('Foto profil', 'Profile picture')}
        hint={say('Paling besar 5 MB.', '5 MB at most.')}
        error={error}
        name="Ayu Wulandari"
        src={picture && URL.createObjectURL(picture)}
        accept="image/jpeg,image/png"
        chooseLabel={say('Pilih foto', 'Choose a picture')}
        removeLabel={say('Hapus foto', 'Remove the picture')}
        onChoose={setChosen}
        onRemove={() => setPicture(undefined)}
      />
      {chosen && (
        <PictureCropDialog
          picture={chosen}
          onCancel={() => setChosen(undefined)}
          onUnreadable={() => setChosen(undefined)}
          onCropped={(cropped) => {
            onTaken(cropped);
            setPicture(cropped);
            setChosen(undefined);
          }}
          words={cropWords(say)}
        />
      )}
    </>
  );
}

export const ChosenAndCropped: StoryObj<Taken> = {
  args: { onTaken: fn() },
  render: ({ onTaken }) => <Field onTaken={onTaken} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText(said('Foto profil')), await paintedPhoto(300, 200));
    const dialog = within(await screen.findByRole('dialog', { name: said('Atur foto') }));
    const use = dialog.getByRole('button', { name: said('Pakai') });
    await waitFor(() => expect(use).toBeEnabled());
    // As wide as a square is high: there is no room up and down until it is zoomed.
    await expect(dialog.getByRole('slider', { name: said('Tegak') })).toBeDisabled();
    fireEvent.change(dialog.getByRole('slider', { name: said('Perbesaran') }), { target: { value: '2' } });
    await expect(dialog.getByRole('slider', { name: said('Tegak') })).toBeEnabled();
    await userEvent.click(use);
    await waitFor(() => expect(args.onTaken).toHaveBeenCalledOnce());
    const [taken] = (args.onTaken as ReturnType<typeof fn<(picture: File) => void>>).mock.lastCall ?? [];
    await expect([taken?.name, taken?.type]).toEqual(['lukisan.jpg', 'image/jpeg']);
    const { width, height } = await createImageBitmap(taken as File);
    await expect([width, height]).toEqual([512, 512]);
    await expect(await canvas.findByRole('button', { name: said('Hapus foto') })).toBeVisible();
  },
};

export const Removed: StoryObj<Taken> = {
  ...ChosenAndCropped,
  // For the tests.
  tags: ['!dev', '!autodocs'],
  parameters: { sheet: false },
  play: async (context) => {
    await ChosenAndCropped.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: said('Hapus foto') }));
    await expect(canvas.queryByRole('button', { name: said('Hapus foto') })).toBeNull();
  },
};

export const Refused: StoryObj<Taken> = {
  args: { onTaken: fn() },
  render: function Refused({ onTaken }) {
    const say = useSay();
    return (
      <Stack>
        <Field onTaken={onTaken} error={say('Foto lebih dari 5 MB.', 'The picture is over 5 MB.')} />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText(said('Foto profil'))).toBeInvalid();
    await expect(canvas.getByText(said('Foto lebih dari 5 MB.')).closest('[aria-live]')).not.toBeNull();
    await expect(canvas.getByRole('button', { name: said('Pilih foto') })).toHaveAccessibleDescription(
      `${said('Foto lebih dari 5 MB.')} ${said('Paling besar 5 MB.')}`,
    );
  },
};
