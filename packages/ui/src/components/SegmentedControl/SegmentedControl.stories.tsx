import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { ListIcon, MapIcon } from '../Icon/icons.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = { title: 'Components/Choice/SegmentedControl', component: SegmentedControl } satisfies Meta<
  typeof SegmentedControl
>;
export default meta;

export const ListOrMap: StoryObj = {
  render: function ListOrMap() {
    const say = useSay();
    const [view, setView] = useState<'list' | 'map'>('list');
    return (
      <SegmentedControl
        label={say('Tampilan', 'View')}
        value={view}
        onValueChange={setView}
        segments={[
          { value: 'list', label: say('Daftar', 'List'), icon: ListIcon },
          { value: 'map', label: say('Peta', 'Map'), icon: MapIcon },
        ]}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: said('Peta') }));
    await expect(canvas.getByRole('radio', { name: said('Peta') })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: said('Daftar') })).toBeChecked();
  },
};
