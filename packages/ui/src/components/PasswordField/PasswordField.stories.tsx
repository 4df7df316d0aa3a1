import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inOwnWindow } from '../../stories/in-own-window.ts';
import { said, useSay } from '../../stories/say.ts';
import { Stack } from '../Stack/Stack.tsx';
import { PasswordField } from './PasswordField.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';

const meta = {
  title: 'Components/Fields/PasswordField',
  component: PasswordField,
  subcomponents: { StrengthMeter },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj;

export const ShowAndHide: Story = {
  render: function ShowAndHide() {
    const say = useSay();
    return (
      <PasswordField
        label={say('Kata sandi', 'Password')}
        name="password"
        autoComplete="current-password"
        showLabel={say('Tampilkan kata sandi', 'Show the password')}
        hideLabel={say('Sembunyikan kata sandi', 'Hide the password')}
        defaultValue="rimbakalteng"
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(said('Kata sandi'));
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: said('Tampilkan kata sandi') }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: said('Sembunyikan kata sandi') }));
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: said('Tampilkan kata sandi') }));
  },
};

/** Shown; wrong; and not to be filled in now. */
export const States: Story = {
  parameters: { ...inOwnWindow, sheet: false },
  render: function States() {
    const say = useSay();
    const words = {
      label: say('Kata sandi', 'Password'),
      showLabel: say('Tampilkan kata sandi', 'Show the password'),
      hideLabel: say('Sembunyikan kata sandi', 'Hide the password'),
      autoComplete: 'current-password',
      defaultValue: 'rimbakalteng',
    } as const;
    return (
      <Stack gap={5}>
        <PasswordField {...words} />
        <PasswordField
          {...words}
          error={say('Kata sandi ini tidak cocok.', 'This password does not match.')}
        />
        <PasswordField {...words} disabled />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const [shown, wrong, disabled] = canvas.getAllByLabelText(said('Kata sandi'));
    const [show] = canvas.getAllByRole('button', { name: said('Tampilkan kata sandi') });
    if (show) await userEvent.click(show);
    await expect(shown).toHaveAttribute('type', 'text');
    await expect(wrong).toBeInvalid();
    await expect(disabled).toBeDisabled();
  },
};

export const Strength: Story = {
  render: function Strength() {
    const say = useSay();
    const levels = [
      ['weak', say('Lemah', 'Weak'), 'rimba1'],
      ['medium', say('Sedang', 'Medium'), 'rimbakalteng'],
      ['strong', say('Kuat', 'Strong'), 'tujuh ulin di tepi Arut'],
    ] as const;
    return (
      <Stack gap={5}>
        {levels.map(([level, label, password]) => (
          <PasswordField
            key={level}
            label={say('Kata sandi baru', 'New password')}
            autoComplete="new-password"
            showLabel={say('Tampilkan', 'Show')}
            hideLabel={say('Sembunyikan', 'Hide')}
            defaultValue={password}
            strength={{ level, label }}
          />
        ))}
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const show of canvas.getAllByRole('button')) await userEvent.click(show);
    const words = canvas.getAllByRole('status');
    await expect(words.map((word) => word.textContent)).toEqual([
      said('Lemah'),
      said('Sedang'),
      said('Kuat'),
    ]);
  },
};
