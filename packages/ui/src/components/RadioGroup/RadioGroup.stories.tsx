import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { said, saidWithin, useSay } from '../../stories/say.ts';
import { Icon } from '../Icon/Icon.tsx';
import { BankIcon, CardIcon, QrCodeIcon } from '../Icon/icons.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const meta = { title: 'Components/Choice/RadioGroup', component: RadioGroup } satisfies Meta<
  typeof RadioGroup
>;
export default meta;

type Story = StoryObj<Partial<RadioGroupProps>>;

export const Plain: Story = {
  args: { onChange: fn() },
  render: function Plain({ onChange }) {
    const say = useSay();
    return (
      <RadioGroup
        label={say('Nama yang dilihat umum', 'The name the public sees')}
        name="publicName"
        defaultValue="hidden"
        {...(onChange && { onChange })}
        options={[
          { value: 'hidden', label: 'Sahabat Pohon' },
          { value: 'initials', label: say('Inisial (A. W.)', 'Initials (A. W.)') },
          { value: 'full', label: say('Nama lengkap', 'Full name') },
        ]}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: said('Nama yang dilihat umum') })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Sahabat Pohon' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: said('Inisial (A. W.)') })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const PaymentMethods: Story = {
  render: function PaymentMethods() {
    const say = useSay();
    const [value, setValue] = useState<string | null>(null);
    return (
      <RadioGroup
        label={say('Metode pembayaran', 'Payment method')}
        name="method"
        layout="rows"
        value={value}
        onValueChange={setValue}
        error={
          value === null ? say('Pilih metode pembayaran.', 'Please select a payment method.') : undefined
        }
        options={[
          {
            value: 'qris',
            label: 'QRIS',
            description: say('Berlaku 15 menit', 'Valid for 15 minutes'),
            end: <Icon of={QrCodeIcon} />,
          },
          {
            value: 'va',
            label: say('Transfer bank', 'Bank transfer'),
            description: say('Biaya Rp 4.000, berlaku 24 jam', 'Fee IDR 4,000, valid for 24 hours'),
            end: <Icon of={BankIcon} />,
          },
          {
            value: 'card',
            label: say('Kartu', 'Card'),
            description: say('Sedang tidak tersedia', 'Not available now'),
            end: <Icon of={CardIcon} />,
            disabled: true,
          },
        ]}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: said('Metode pembayaran') });
    await expect(group).toHaveAccessibleDescription(said('Pilih metode pembayaran.'));
    await userEvent.click(canvas.getByText(said('Berlaku 15 menit')));
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAttribute('value', 'qris');
    await expect(group).not.toHaveAccessibleDescription();
    await expect(canvas.getByRole('radio', { name: saidWithin('Kartu') })).toBeDisabled();
  },
};
