import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { type ThemeChoice, ThemeSwitch } from './ThemeSwitch.tsx';

const meta = { title: 'Components/Navigation/ThemeSwitch', component: ThemeSwitch } satisfies Meta<
  typeof ThemeSwitch
>;
export default meta;

export const Three: StoryObj = {
  render: function Three() {
    const say = useSay();
    const [value, setValue] = useState<ThemeChoice>('system');
    return (
      <ThemeSwitch
        label={say('Tema', 'Theme')}
        choices={{
          light: say('Terang', 'Light'),
          dark: say('Gelap', 'Dark'),
          system: say('Sistem', 'System'),
        }}
        value={value}
        onValueChange={setValue}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: said('Sistem') })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: said('Gelap') }));
    await expect(canvas.getByRole('radio', { name: said('Gelap') })).toBeChecked();
  },
};
