import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useSay } from '../../stories/say.ts';
import { FormField } from './FormField.tsx';

const meta = { title: 'Components/Fields/FormField', component: FormField } satisfies Meta<typeof FormField>;
export default meta;

/** For a control this package does not have: it hands over the ids. */
export const AroundAnyControl: StoryObj = {
  render: function AroundAnyControl() {
    const say = useSay();
    return (
      <FormField
        label={say('Foto profil', 'Profile picture')}
        hint={say('Paling besar 5 MB.', '5 MB at most.')}
        error={say('Berkas ini bukan gambar.', 'This file is not a picture.')}
      >
        {(control) => <input {...control} type="file" accept="image/*" />}
      </FormField>
    );
  },
  play: async ({ canvasElement }) => {
    const file = within(canvasElement).getByLabelText('Foto profil');
    await expect(file).toBeInvalid();
    await expect(file).toHaveAccessibleDescription('Berkas ini bukan gambar. Paling besar 5 MB.');
  },
};
