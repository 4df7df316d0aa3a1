import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { FormField } from './FormField.tsx';

const meta = { title: 'Components/Fields/FormField', component: FormField } satisfies Meta<typeof FormField>;
export default meta;

/** For a control this package does not have: it hands over the ids. */
export const AroundAnyControl: StoryObj = {
  render: function AroundAnyControl() {
    const say = useSay();
    return (
      <FormField
        label={say('Warna pita', 'Colour of the ribbon')}
        hint={say('Diikat pada batang pohon.', 'Tied around the trunk.')}
        error={say('Warna ini sudah dipakai.', 'This colour is taken.')}
      >
        {(control) => <input {...control} type="color" />}
      </FormField>
    );
  },
  play: async ({ canvasElement }) => {
    const ribbon = within(canvasElement).getByLabelText(said('Warna pita'));
    await expect(ribbon).toBeInvalid();
    await expect(ribbon).toHaveAccessibleDescription(
      `${said('Warna ini sudah dipakai.')} ${said('Diikat pada batang pohon.')}`,
    );
  },
};
