import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Select, type SelectProps } from './Select.tsx';

const meta = { title: 'Components/Choice/Select', component: Select } satisfies Meta<typeof Select>;
export default meta;

export const States: StoryObj<Partial<SelectProps>> = {
  args: { onChange: fn() },
  render: function States({ onChange }) {
    const say = useSay();
    const options = [
      { value: 'peat', label: say('Rawa gambut', 'Peat swamp') },
      { value: 'heath', label: say('Kerangas', 'Heath forest') },
      { value: 'river', label: say('Tepian sungai', 'River bank') },
    ];
    return (
      <Stack gap={5}>
        <Select
          label={say('Tipe lahan', 'Land type')}
          options={options}
          placeholder={say('Semua', 'All')}
          onChange={onChange}
        />
        <Select
          label={say('Urutan', 'Order')}
          options={options}
          error={say('Pilih satu.', 'Choose one.')}
          defaultValue="heath"
        />
        <Select label={say('Kelompok', 'Group')} options={options} disabled />
      </Stack>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const land = canvas.getByRole('combobox', { name: said('Tipe lahan') });
    await expect(land).toHaveValue('');
    await userEvent.selectOptions(land, 'river');
    await expect(land).toHaveValue('river');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('combobox', { name: said('Urutan') })).toHaveAccessibleDescription(
      said('Pilih satu.'),
    );
  },
};
