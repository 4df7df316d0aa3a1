import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { useSay } from '../../stories/say.ts';
import { Stack } from '../Stack/Stack.tsx';
import { LatinName } from './LatinName.tsx';
import { Text, type TextProps } from './Text.tsx';

const meta = { title: 'Components/Text/Text', component: Text, subcomponents: { LatinName } } satisfies Meta<
  typeof Text
>;
export default meta;

type Story = StoryObj<TextProps>;

/** A line with the property's value that makes it look so. */
function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text variant="caption" tone="muted">
        {name}
      </Text>
      {children}
    </div>
  );
}

export const Variants: Story = {
  render: function Variants() {
    const say = useSay();
    const words = say(
      'Pohon ini dijaga selama satu tahun dan disurvei setiap 3–6 bulan.',
      'This tree is cared for through one year and surveyed every 3–6 months.',
    );
    return (
      <Stack>
        {(['lead', 'body', 'small', 'caption', 'label', 'note', 'figure'] as const).map((variant) => (
          <Named key={variant} name={variant}>
            <Text variant={variant}>{variant === 'figure' ? say('1.234.567', '1,234,567') : words}</Text>
          </Named>
        ))}
      </Stack>
    );
  },
};

export const Tones: Story = {
  render: function Tones() {
    const say = useSay();
    return (
      <Stack gap={2}>
        {(['default', 'muted', 'heading', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
          <Named key={tone} name={tone}>
            <Text tone={tone}>{say('Ditahan sampai pukul 10.39 WIB', 'Held until 10:39 WIB')}</Text>
          </Named>
        ))}
      </Stack>
    );
  },
};

export const Latin: Story = {
  render: function Latin() {
    return (
      <Text>
        Belangeran, <LatinName>Shorea balangeran</LatinName>
      </Text>
    );
  },
  play: async ({ canvasElement }) => {
    const latin = within(canvasElement).getByText('Shorea balangeran');
    await expect(latin).toHaveAttribute('lang', 'la');
    await expect(getComputedStyle(latin).fontStyle).toBe('italic');
  },
};
