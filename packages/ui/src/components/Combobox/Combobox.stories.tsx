import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { inOwnWindow } from '../../stories/in-own-window.ts';
import { said, useSay } from '../../stories/say.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const meta = { title: 'Components/Choice/Combobox', component: Combobox } satisfies Meta<typeof Combobox>;
export default meta;

const species = ['Belangeran', 'Gaharu', 'Jelutung', 'Kempas', 'Meranti', 'Nyatoh', 'Ramin', 'Ulin'];
const options = species.map((name) => ({
  value: name.toLowerCase(),
  label: name,
  disabled: name === 'Kempas',
}));

function Field(props: Partial<ComboboxProps>) {
  const say = useSay();
  const [value, setValue] = useState<string | null>('ulin');
  return (
    <Combobox
      label={say('Jenis pohon', 'Species')}
      hint={say('Ketik sebagian namanya.', 'Type a part of its name.')}
      emptyText={say('Tidak ada yang cocok.', 'Nothing fits.')}
      countText={(count) => say(`${count} pilihan`, `${count} options`)}
      options={options}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
}

export const States: StoryObj = {
  render: function States() {
    const say = useSay();
    return (
      <Stack gap={5}>
        <Field />
        <Field label={say('Jenis lain', 'Another')} error={say('Pilih satu.', 'Choose one.')} />
        <Field label={say('Jenis tetap', 'A fixed one')} disabled />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: said('Jenis pohon') });
    await userEvent.click(field);
    await expect(canvas.getByRole('option', { name: 'Ulin' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.clear(field);
    await userEvent.type(field, 'ra');
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual(
      ['Ramin', 'Belangeran', 'Meranti'].toSorted(
        (one, other) => Number(other === 'Ramin') - Number(one === 'Ramin'),
      ),
    );
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { name: 'Ramin' }).id,
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Belangeran');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.type(field, 'xyz');
    await expect(canvas.getByText(said('Tidak ada yang cocok.'))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('Belangeran');
  },
};

export const Opened: StoryObj = {
  parameters: { sheet: false, ...inOwnWindow },
  render: () => <Field />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
  },
};
