import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Logo, Wordmark } from './Logo.tsx';

const meta = { title: 'Foundations/Logo', component: Wordmark, subcomponents: { Logo } } satisfies Meta<
  typeof Wordmark
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithTheName: Story = {
  args: { name: 'Rimba' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Rimba')).toBeVisible();
  },
};

export const MarkAlone: Story = { args: { name: 'Rimba' }, render: () => <Logo /> };

/** On tabs, home screens and in launchers, where there is no theme to follow; the last has room for any shape. */
export const AppIcons: Story = {
  args: { name: 'Rimba' },
  render: () => (
    <Inline gap={5}>
      {['apple-touch-icon', 'icon-192', 'maskable-192'].map((icon) => (
        <img key={icon} src={`/drawings/icons/${icon}.png`} alt={icon} width={96} height={96} />
      ))}
      <img src="/drawings/motifs/favicon.svg" alt="favicon" width={32} height={32} />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    for (const picture of within(canvasElement).getAllByRole<HTMLImageElement>('img')) {
      await picture.decode();
      await expect(picture.naturalWidth).toBeGreaterThan(0);
    }
  },
};
