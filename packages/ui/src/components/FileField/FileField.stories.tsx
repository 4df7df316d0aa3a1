import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { said, saidWithin, useSay } from '../../stories/say.ts';
import { Stack } from '../Stack/Stack.tsx';
import { FileField, type FileFieldProps } from './FileField.tsx';

const meta = { title: 'Components/Fields/FileField', component: FileField } satisfies Meta<typeof FileField>;
export default meta;

const kB = (bytes: number) => `${Math.ceil(bytes / 1_000)} kB`;

function Field(props: Partial<FileFieldProps>) {
  const say = useSay();
  const [files, setFiles] = useState<File[]>([]);
  return (
    <FileField
      label={say('Foto kunjungan', 'Photos of the visit')}
      hint={say('JPG atau PNG, paling besar 5 MB.', 'JPG or PNG, 5 MB at most.')}
      chooseLabel={say('Pilih berkas', 'Choose files')}
      dropLabel={say('atau jatuhkan di sini', 'or drop them here')}
      removeLabel={(name) => say(`Hapus ${name}`, `Remove ${name}`)}
      refusals={{
        type: say('Berkas ini bukan gambar.', 'This file is not a picture.'),
        size: say('Berkas ini lebih dari 5 MB.', 'This file is over 5 MB.'),
      }}
      formatBytes={kB}
      accept="image/jpeg,image/png"
      maxBytes={5 * 1024 * 1024}
      multiple
      {...props}
      files={files}
      onFilesChange={setFiles}
    />
  );
}

export const States: StoryObj = {
  render: function States() {
    const say = useSay();
    return (
      <Stack gap={5}>
        <Field />
        <Field
          label={say('Bukti bayar', 'Proof of payment')}
          error={say('Pilih berkasnya.', 'Choose the file.')}
        />
        <Field label={say('Lampiran', 'Attachment')} disabled />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const photos = canvas.getByLabelText(said('Foto kunjungan'));
    await userEvent.upload(photos, new File(['a'], 'ulin.png', { type: 'image/png' }));
    await expect(canvas.getByText('ulin.png')).toBeVisible();
    await userEvent.upload(
      photos,
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'besar.png', { type: 'image/png' }),
    );
    await expect(photos).toHaveAccessibleDescription(saidWithin('Berkas ini lebih dari 5 MB.'));
    await expect(canvas.queryByText('besar.png')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: said('Hapus ulin.png') }));
    await expect(canvas.queryByText('ulin.png')).toBeNull();
  },
};
