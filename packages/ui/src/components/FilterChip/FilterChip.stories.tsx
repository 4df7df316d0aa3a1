import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useSay } from '../../stories/say.ts';
import { Inline } from '../Inline/Inline.tsx';
import { FilterChip } from './FilterChip.tsx';

const meta = { title: 'Components/Choice/FilterChip', component: FilterChip } satisfies Meta<
  typeof FilterChip
>;
export default meta;

export const OnAndOff: StoryObj = {
  render: function OnAndOff() {
    const say = useSay();
    const [selected, setSelected] = useState(false);
    return (
      <Inline>
        <FilterChip selected={selected} onSelectedChange={setSelected} count="97">
          {say('Kerangas', 'Heath forest')}
        </FilterChip>
        <FilterChip selected onSelectedChange={setSelected}>
          {say('Rawa gambut', 'Peat swamp')}
        </FilterChip>
      </Inline>
    );
  },
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: 'Kerangas 97' });
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(chip.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
