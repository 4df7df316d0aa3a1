import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { PhoneField } from './PhoneField.tsx';

const meta = { title: 'Components/Fields/PhoneField', component: PhoneField } satisfies Meta<
  typeof PhoneField
>;
export default meta;

export const Indonesian: StoryObj = {
  render: function Indonesian() {
    const say = useSay();
    return (
      <PhoneField
        label={say('Nomor telepon', 'Phone number')}
        name="phone"
        hint={say('Tanpa angka 0 di depan.', 'Without the leading 0.')}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: said('Nomor telepon') });
    await userEvent.type(input, '812 3456 78');
    await expect(input).toHaveValue('812 3456 78');
    await expect(input).toHaveAttribute('inputmode', 'tel');
    await expect(within(canvasElement).getByText('+62')).toBeVisible();
  },
};
