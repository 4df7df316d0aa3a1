import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useSay } from '../../stories/say.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Heading, type HeadingProps } from './Heading.tsx';

const meta = { title: 'Components/Text/Heading', component: Heading } satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<HeadingProps>;

const sizes = [
  ['display', 1],
  ['h1', 1],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
] as const;

export const Scale: Story = {
  render: function Scale() {
    const say = useSay();
    const words = say(
      'Satu pohon, satu tahun, satu keluarga penjaga',
      'One tree, one year, one family keeping it',
    );
    return (
      <Stack gap={5}>
        {sizes.map(([size, level]) => (
          <Stack key={size} gap={1}>
            <Text variant="caption" tone="muted">
              {size}
            </Text>
            <Heading level={level} size={size}>
              {words} 1234567890
            </Heading>
          </Stack>
        ))}
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 4 });
    await expect(getComputedStyle(heading).fontFamily).toContain('Rimba Serif');
    await expect(getComputedStyle(heading).fontVariantNumeric).toContain('lining-nums');
  },
};

/** The member frame's h1 takes the size of h2: level says the outline, size the look. */
export const LevelApartFromSize: Story = {
  render: function LevelApartFromSize() {
    const say = useSay();
    return (
      <Heading level={1} size="h2">
        {say('Pohon saya', 'My trees')}
      </Heading>
    );
  },
};
