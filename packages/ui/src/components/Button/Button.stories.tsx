import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { InState } from '../../stories/InState.tsx';
import { said, useSay } from '../../stories/say.ts';
import { ArrowRightIcon, BookmarkIcon } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Button, type ButtonProps } from './Button.tsx';

const meta = { title: 'Components/Actions/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<ButtonProps>;

export const Kinds: Story = {
  args: { onClick: fn() },
  render: function Kinds({ onClick }) {
    const say = useSay();
    return (
      <Inline>
        <Button onClick={onClick}>{say('Adopsi sekarang', 'Adopt now')}</Button>
        <Button variant="secondary" icon={BookmarkIcon}>
          {say('Simpan', 'Save')}
        </Button>
        <Button variant="quiet" trailingIcon={ArrowRightIcon}>
          {say('Lihat semua', 'See all')}
        </Button>
        <Button variant="danger">{say('Hapus akun', 'Delete the account')}</Button>
        <Button size="compact" variant="secondary">
          {say('Lihat pohon', 'See trees')}
        </Button>
      </Inline>
    );
  },
  play: async ({ args, canvasElement }) => {
    const adopt = within(canvasElement).getByRole('button', { name: said('Adopsi sekarang') });
    await userEvent.click(adopt);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(adopt.getBoundingClientRect().height).toBeGreaterThanOrEqual(46);
  },
};

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

/** At rest, under a pointer, pressed, and reached by the keyboard. */
export const States: Story = {
  render: function States() {
    const say = useSay();
    return (
      <Stack gap={3}>
        {variants.map((variant) => (
          <Inline key={variant} gap={5}>
            <Button variant={variant}>{say('Biasa', 'At rest')}</Button>
            <InState state="hover">
              <Button variant={variant}>{say('Di bawah penunjuk', 'Under a pointer')}</Button>
            </InState>
            <InState state="hover active">
              <Button variant={variant}>{say('Ditekan', 'Pressed')}</Button>
            </InState>
            <InState state="focus-visible">
              <Button variant={variant}>{say('Fokus papan ketik', 'Focused by a key')}</Button>
            </InState>
          </Inline>
        ))}
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const first = (name: string) => {
      const [button] = within(canvasElement).getAllByRole('button', { name: said(name) });
      return getComputedStyle(button as HTMLElement);
    };
    await waitFor(() =>
      expect(first('Di bawah penunjuk').backgroundColor).not.toBe(first('Biasa').backgroundColor),
    );
    await expect(first('Ditekan').transform).not.toBe(first('Biasa').transform);
    await expect(first('Fokus papan ketik').outlineStyle).toBe('solid');
    await expect(first('Biasa').outlineStyle).toBe('none');
  },
};

export const PressedInHighContrast: Story = {
  ...States,
  // For the tests.
  tags: ['!dev', '!autodocs'],
  parameters: { sheet: false },
  globals: { theme: 'contrast' },
  play: async ({ canvasElement }) => {
    const secondary = (name: string) => {
      const [, button] = within(canvasElement).getAllByRole('button', { name: said(name) });
      return getComputedStyle(button as HTMLElement);
    };
    await expect(secondary('Ditekan').boxShadow).not.toBe(secondary('Di bawah penunjuk').boxShadow);
  },
};

export const Busy: Story = {
  args: { onClick: fn() },
  render: function Busy({ onClick }) {
    const say = useSay();
    return (
      <Stack align="start">
        <Button>{say('Bayar Rp 407.835', 'Pay IDR 407,835')}</Button>
        <Button busy={say('Memproses', 'Working')} onClick={onClick}>
          {say('Bayar Rp 407.835', 'Pay IDR 407,835')}
        </Button>
      </Stack>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const busy = canvas.getByRole('button', { name: said('Memproses') });
    const resting = canvas.getByRole('button', { name: said('Bayar Rp 407.835') });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(busy.offsetWidth).toBe(resting.offsetWidth);
    await userEvent.click(busy);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const DisabledWithReason: Story = {
  args: { onClick: fn() },
  render: function DisabledWithReason({ onClick }) {
    const say = useSay();
    return (
      <form>
        <Button
          type="submit"
          onClick={onClick}
          disabledReason={say('Pilih metode pembayaran dahulu.', 'Choose a payment method first.')}
        >
          {say('Bayar', 'Pay')}
        </Button>
      </form>
    );
  },
  play: async ({ args, canvasElement }) => {
    const pay = within(canvasElement).getByRole('button', { name: said('Bayar') });
    await expect(pay).toHaveAccessibleDescription(said('Pilih metode pembayaran dahulu.'));
    await userEvent.tab();
    await expect(pay).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Without a reason of its own only where words beside it, or on it, say why: all is done, time runs, an answer is awaited. */
export const Disabled: Story = {
  render: function Disabled() {
    const say = useSay();
    return (
      <Stack align="start">
        <Text>{say('Belum ada pohon yang dipilih.', 'No tree is chosen yet.')}</Text>
        <Button disabled>{say('Lanjut ke pembayaran', 'Continue to payment')}</Button>
        <Button disabled variant="quiet">
          {say('Kirim ulang dalam 42 detik', 'Send again in 42 seconds')}
        </Button>
        <Inline>
          <Button disabled variant="secondary">
            {say('Batal', 'Cancel')}
          </Button>
          <Button variant="danger" busy={say('Menghapus', 'Deleting')}>
            {say('Hapus akun', 'Delete the account')}
          </Button>
        </Inline>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const borderOf = (name: string) => getComputedStyle(canvas.getByRole('button', { name })).borderTopColor;
    await expect(borderOf(said('Batal'))).not.toBe('rgba(0, 0, 0, 0)');
    await expect(borderOf(said('Kirim ulang dalam 42 detik'))).toBe('rgba(0, 0, 0, 0)');
  },
};

export const AsLink: Story = {
  render: function AsLink() {
    const say = useSay();
    return (
      <Button asChild trailingIcon={ArrowRightIcon}>
        <a href="#trees">{say('Lihat pohon', 'See trees')}</a>
      </Button>
    );
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: said('Lihat pohon') });
    await expect(link).toHaveAttribute('href', '#trees');
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const QuietUnderText: Story = {
  render: function QuietUnderText() {
    const say = useSay();
    return (
      <Stack align="start">
        <Text>{say('Kode sudah dikirim.', 'The code is on its way.')}</Text>
        <Button variant="quiet">{say('Kirim ulang', 'Send it again')}</Button>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const beginOf = (element: HTMLElement) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect().left;
    };
    const begin = beginOf(canvas.getByText(said('Kode sudah dikirim.')));
    await expect(Math.abs(beginOf(canvas.getByRole('button')) - begin)).toBeLessThanOrEqual(1);
  },
};

export const FullWidth: Story = {
  render: function FullWidth() {
    const say = useSay();
    return <Button width="full">{say('Masuk', 'Log in')}</Button>;
  },
};
