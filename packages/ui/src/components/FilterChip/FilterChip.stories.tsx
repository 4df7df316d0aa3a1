import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Inline } from '../Inline/Inline.tsx';
import { FilterChip } from './FilterChip.tsx';
import { RemovableChip } from './RemovableChip.tsx';

const meta = {
  title: 'Components/Choice/FilterChip',
  component: FilterChip,
  subcomponents: { RemovableChip },
} satisfies Meta<typeof FilterChip>;
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
        <FilterChip selected={false} onSelectedChange={setSelected} count="0" disabled>
          {say('Bakau', 'Mangrove')}
        </FilterChip>
      </Inline>
    );
  },
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: `${said('Kerangas')} 97` });
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(chip.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(within(canvasElement).getByRole('button', { name: `${said('Bakau')} 0` })).toBeDisabled();
  },
};

/** On pages without a script: the list without the filter is one link away. */
export const InUse: StoryObj = {
  render: function InUse() {
    const say = useSay();
    return (
      <RemovableChip href="#all" removeLabel={say('Hapus saringan Rawa gambut', 'Remove filter Peat swamp')}>
        {say('Rawa gambut', 'Peat swamp')}
      </RemovableChip>
    );
  },
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('link', { name: said('Hapus saringan Rawa gambut') });
    await expect(chip).toHaveAttribute('href', '#all');
    await expect(chip.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
