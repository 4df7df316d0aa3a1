import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

const meta = { title: 'Components/Fields/CodeField', component: CodeField } satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<Partial<CodeFieldProps>>;

export const EightCharacters: Story = {
  args: { onComplete: fn() },
  render: function EightCharacters({ onComplete }) {
    const say = useSay();
    return (
      <CodeField
        label={say('Kode dari email', 'Code from the email')}
        kind="characters"
        length={8}
        hint={say('8 huruf dan angka, berlaku 10 menit.', '8 letters and digits, valid for 10 minutes.')}
        {...(onComplete && { onComplete })}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: said('Kode dari email') });
    await userEvent.click(input);
    await userEvent.paste(' k7qm-4xzp ');
    await expect(input).toHaveValue('K7QM4XZP');
    await expect(args.onComplete).toHaveBeenCalledWith('K7QM4XZP');
  },
};

export const SixDigits: Story = {
  args: { onComplete: fn() },
  render: function SixDigits({ onComplete }) {
    const say = useSay();
    return (
      <CodeField
        label={say('Kode', 'Code')}
        kind="digits"
        length={6}
        defaultValue="482913"
        error={say('Kode ini tidak cocok. Sisa 4 kali.', 'This code does not match. 4 tries left.')}
        {...(onComplete && { onComplete })}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: said('Kode') });
    await expect(input).toHaveValue('482913');
    await userEvent.clear(input);
    await userEvent.type(input, '12a34');
    await expect(input).toHaveValue('1234');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await expect(input).toHaveAttribute('inputmode', 'numeric');
  },
};
