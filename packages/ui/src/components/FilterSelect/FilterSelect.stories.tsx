import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { FilterSelect } from './FilterSelect.tsx';

const meta = { title: 'Components/Choice/FilterSelect', component: FilterSelect } satisfies Meta<
  typeof FilterSelect
>;
export default meta;

export const LandType: StoryObj = {
  render: function LandType() {
    const say = useSay();
    return (
      <FilterSelect
        name="land"
        label={say('Lahan', 'Land')}
        defaultValue=""
        options={[
          { value: '', label: say('semua', 'all') },
          { value: 'peat_swamp', label: say('Rawa gambut', 'Peat swamp') },
        ]}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: said('Lahan') });
    await userEvent.selectOptions(select, said('Rawa gambut'));
    await expect(select).toHaveValue('peat_swamp');
    await expect(select.closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
