import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Variants: Story = {
  render: function Variants() {
    const say = useSay();
    const words = say(
      'Pohon ini dijaga selama satu tahun dan disurvei setiap 3–6 bulan.',
      'This tree is cared for through one year and surveyed every 3–6 months.',
    );
    return (
      <Stack>
        {(['lead', 'body', 'small', 'caption', 'label', 'note'] as const).map((variant) => (
          <Text key={variant} variant={variant}>
            {words}
          </Text>
        ))}
        <Text variant="figure">{say('1.234.567', '1,234,567')}</Text>
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
          <Text key={tone} tone={tone}>
            {say('Ditahan sampai pukul 10.39 WIB', 'Held until 10:39 WIB')}
          </Text>
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
