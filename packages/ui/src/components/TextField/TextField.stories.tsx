import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { MailIcon } from '../Icon/icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

const meta = { title: 'Components/Fields/TextField', component: TextField } satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<Partial<TextFieldProps>>;

export const States: Story = {
  args: { onChange: fn() },
  render: function States({ onChange }) {
    const say = useSay();
    return (
      <Stack gap={5}>
        <TextField
          label={say('Nama depan', 'First name')}
          name="firstName"
          autoComplete="given-name"
          defaultValue="Ayu"
          onChange={onChange}
        />
        <TextField
          label={say('Nama belakang', 'Last name')}
          labelNote={say('(boleh dikosongkan)', '(optional)')}
          hint={say('Boleh dikosongkan.', 'May be left empty.')}
          autoComplete="family-name"
        />
        <TextField
          label="Email"
          type="email"
          icon={MailIcon}
          autoComplete="email"
          defaultValue="ayu@contoh"
          hint={say('Bukti pembayaran dikirim ke sini.', 'The receipt is sent here.')}
          error={say('Masukkan alamat email yang benar.', 'Please enter a valid email address.')}
        />
        <TextField
          label={say('Jumlah pohon', 'Number of trees')}
          type="number"
          suffix={say('pohon', 'trees')}
        />
        <TextField label={say('Nomor', 'Number')} defaultValue="RB-20261120-0417" disabled />
      </Stack>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByRole('textbox', { name: said('Nama depan') });
    await userEvent.type(first, '!');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(first.closest('span')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(46);
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription(
      `${said('Masukkan alamat email yang benar.')} ${said('Bukti pembayaran dikirim ke sini.')}`,
    );
    await expect(first).not.toHaveAttribute('aria-describedby');
    await expect(canvas.getByRole('textbox', { name: said('Nomor') })).toBeDisabled();
  },
};

/** What is wrong is said as a field is left, but never takes what is pressed from under the pointer. */
export const LeftByAPress: Story = {
  parameters: { sheet: false, docs: { story: { inline: false, height: '12rem' } } },
  args: { onChange: fn() },
  render: function LeftByAPress({ onChange }) {
    const say = useSay();
    const [left, setLeft] = useState(false);
    return (
      <Stack gap={5}>
        <TextField
          label="Email"
          onBlur={() => setLeft(true)}
          error={
            left ? say('Masukkan alamat email yang benar.', 'Please enter a valid email address.') : undefined
          }
        />
        <Checkbox label={say('Sebagai hadiah', 'As a gift')} onChange={onChange} />
      </Stack>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const gift = canvas.getByRole('checkbox', { name: said('Sebagai hadiah') });
    const user = userEvent.setup();
    await user.type(email, 'ayu');
    const before = gift.getBoundingClientRect().top;
    await user.pointer({ keys: '[MouseLeft>]', target: gift });
    await expect(gift).toHaveFocus();
    await expect(gift.getBoundingClientRect().top).toBe(before);
    await user.pointer({ keys: '[/MouseLeft]', target: gift });
    await expect(args.onChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(email).toBeInvalid());
  },
};
