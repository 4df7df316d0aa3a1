import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { CopyButton, type CopyButtonProps } from './CopyButton.tsx';
import { CopyByHand } from './CopyByHand.tsx';

const meta = {
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  subcomponents: { CopyByHand },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<Partial<CopyButtonProps>>;

function Example(props: Partial<CopyButtonProps>) {
  const say = useSay();
  return (
    <CopyButton
      value="8077 0012 3456 7890"
      label={say('Salin nomor', 'Copy the number')}
      copiedLabel={say('Tersalin', 'Copied')}
      refusedLabel={say('Salin sendiri dari sini:', 'Copy it from here:')}
      {...props}
    />
  );
}

/** Beside what it copies; for a moment it says that it has. */
export const Copies: Story = {
  render: (args) => (
    <Inline gap={3}>
      <Text weight="semibold">8077 0012 3456 7890</Text>
      <Example {...args} />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const written = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } });
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: said('Salin nomor') }));
    await expect(await canvas.findByRole('button', { name: said('Tersalin') })).toBeVisible();
    await expect(written).toHaveBeenCalledWith('8077 0012 3456 7890');
    await expect(canvas.getByRole('status')).toHaveTextContent(said('Tersalin'));
  },
};

/** The browser keeps it from the clipboard: what it says to copy is there to be copied by hand. */
export const Refused: Story = {
  parameters: { sheet: false, docs: { story: { inline: false, height: '8rem' } } },
  render: (args) => <Example {...args} />,
  play: async ({ canvasElement }) => {
    const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: refuse } });
    await userEvent.click(within(canvasElement).getByRole('button'));
    const told = await within(canvasElement).findByRole('alert');
    await expect(told).toHaveTextContent(`${said('Salin sendiri dari sini:')} 8077 0012 3456 7890`);
    await expect(window.getSelection()?.toString()).toBe('8077 0012 3456 7890');
    await expect(within(canvasElement).getByRole('button', { name: said('Salin nomor') })).toBeVisible();
  },
};
