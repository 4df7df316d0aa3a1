import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { SearchField } from './SearchField.tsx';

const meta = { title: 'Components/Fields/SearchField', component: SearchField } satisfies Meta<
  typeof SearchField
>;
export default meta;

export const TypeAndClear: StoryObj = {
  render: function TypeAndClear() {
    const say = useSay();
    const [value, setValue] = useState('');
    return (
      <SearchField
        label={say('Cari pohon', 'Search trees')}
        prompt={say('Ulin, KB-KM-2024-…', 'Ironwood, KB-KM-2024-…')}
        value={value}
        onValueChange={setValue}
        clearLabel={say('Kosongkan', 'Clear')}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox', { name: said('Cari pohon') });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(search, 'ulin');
    await userEvent.click(canvas.getByRole('button', { name: said('Kosongkan') }));
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
  },
};

export const Typed: StoryObj = {
  ...TypeAndClear,
  parameters: { sheet: false, docs: { story: { inline: false, height: '6rem' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: said('Cari pohon') }), 'ulin');
    await expect(canvas.getByRole('button', { name: said('Kosongkan') })).toBeVisible();
  },
};
