import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = { title: 'Components/Choice/Checkbox', component: Checkbox } satisfies Meta<typeof Checkbox>;
export default meta;

export const States: StoryObj = {
  render: function States() {
    const say = useSay();
    return (
      <Stack gap={1}>
        <Checkbox
          name="terms"
          label={say('Saya mengerti tidak ada pengembalian dana', 'I understand that there is no refund')}
        />
        <Checkbox label={say('Ini hadiah', 'This is a gift')} defaultChecked />
        <Checkbox
          label={say('Saya setuju', 'I agree')}
          error={say('Persetujuan diperlukan.', 'Your agreement is needed.')}
        />
        <Checkbox label={say('Tidak tersedia', 'Not available')} disabled />
        <Checkbox label={say('Selalu', 'Always')} disabled defaultChecked />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const terms = canvas.getByRole('checkbox', { name: said('Saya mengerti tidak ada pengembalian dana') });
    await userEvent.click(canvas.getByText(said('Saya mengerti tidak ada pengembalian dana')));
    await expect(terms).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(terms).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: said('Saya setuju') })).toHaveAccessibleDescription(
      said('Persetujuan diperlukan.'),
    );
  },
};
