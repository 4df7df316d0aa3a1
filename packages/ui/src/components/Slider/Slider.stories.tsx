import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Slider } from './Slider.tsx';

const meta = { title: 'Components/Choice/Slider', component: Slider } satisfies Meta<typeof Slider>;
export default meta;

export const States: StoryObj = {
  render: function States() {
    const say = useSay();
    const [zoom, setZoom] = useState(1.5);
    return (
      <Stack gap={5}>
        <Slider
          label={say('Perbesaran', 'Zoom')}
          hint={say('Sampai empat kali.', 'Up to four times.')}
          min={1}
          max={4}
          step={0.5}
          value={zoom}
          onValueChange={setZoom}
          valueText={`${zoom * 100}%`}
        />
        <Slider label={say('Mendatar', 'Across')} value={0.5} onValueChange={() => {}} disabled />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const zoom = within(canvasElement).getByRole('slider', { name: said('Perbesaran') });
    await expect(zoom).toHaveAttribute('aria-valuetext', '150%');
    fireEvent.change(zoom, { target: { value: '2' } });
    await expect(zoom).toHaveAttribute('aria-valuetext', '200%');
  },
};
