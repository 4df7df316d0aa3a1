import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '../../stories/in-own-window.ts';
import { said, useSay } from '../../stories/say.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { PriceBreakdown } from '../PriceBreakdown/PriceBreakdown.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<Pick<ConfirmDialogProps, 'onConfirm'>>;

function LogOut({ onConfirm }: Pick<ConfirmDialogProps, 'onConfirm'>) {
  const say = useSay();
  return (
    <ConfirmDialog
      title={say('Keluar dari Rimba?', 'Log out of Rimba?')}
      description={say(
        'Wishtree dan pohon Anda tetap tersimpan. Pembayaran yang berjalan tidak dibatalkan.',
        'Your wishtree and trees are kept. A payment under way is not cancelled.',
      )}
      cancelLabel={say('Tetap di sini', 'Stay here')}
      confirmLabel={say('Keluar', 'Log out')}
      busyLabel={say('Memproses', 'Working')}
      onConfirm={onConfirm}
      trigger={<Button variant="secondary">{say('Keluar', 'Log out')}</Button>}
    />
  );
}

function GiveUp({ onConfirm, children }: Pick<ConfirmDialogProps, 'onConfirm' | 'children'>) {
  const say = useSay();
  return (
    <ConfirmDialog
      open
      title={say('Batalkan transaksi ini?', 'Cancel this transaction?')}
      description={say(
        'Pohonnya akan kami lepas dan bisa diadopsi orang lain.',
        'The tree will be released and others can adopt it.',
      )}
      cancelLabel={say('Tidak jadi', 'Keep it')}
      confirmLabel={say('Batalkan transaksi', 'Cancel transaction')}
      busyLabel={say('Membatalkan', 'Cancelling')}
      onConfirm={onConfirm}
    >
      {children}
    </ConfirmDialog>
  );
}

const opened = { ...inOwnWindow, sheet: false };

/** What cannot be undone: the tone is `danger`. */
export const Opened: Story = {
  args: { onConfirm: fn() },
  parameters: opened,
  render: (args) => <GiveUp {...args} />,
};

/** What goes on with something, such as paying: the tone is `primary`, and its children say how much. */
export const Primary: Story = {
  args: { onConfirm: fn() },
  // Its list of prices is as high again on a phone.
  parameters: { ...opened, docs: { story: { inline: false, height: '30rem' } } },
  render: function Primary({ onConfirm }) {
    const say = useSay();
    return (
      <ConfirmDialog
        open
        tone="primary"
        title={say('Bayar sekarang?', 'Pay now?')}
        description={say('Dua pohon kami simpan untuk Anda.', 'Two trees are held for you.')}
        cancelLabel={say('Periksa lagi', 'Look again')}
        confirmLabel={say('Lanjut membayar', 'Go on to pay')}
        busyLabel={say('Memproses', 'Working')}
        onConfirm={onConfirm}
      >
        <PriceBreakdown
          lines={[
            {
              label: say('2 pohon × Rp 150.000', '2 trees × IDR 150,000'),
              amount: say('Rp 300.000', 'IDR 300,000'),
            },
            {
              label: say('Biaya BCA Virtual Account', 'BCA Virtual Account fee'),
              amount: say('Rp 4.000', 'IDR 4,000'),
            },
          ]}
          total={{ label: say('Jumlah', 'Total'), amount: say('Rp 304.000', 'IDR 304,000') }}
        />
      </ConfirmDialog>
    );
  },
};

const pressGiveUp = async () => {
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(await dialog.findByRole('button', { name: said('Batalkan transaksi') }));
  return dialog;
};

/** While `onConfirm` is under way it cannot be left. */
export const Busy: Story = {
  args: { onConfirm: fn() },
  parameters: opened,
  render: () => <GiveUp onConfirm={() => new Promise(() => {})} />,
  play: async () => {
    const dialog = await pressGiveUp();
    await expect(dialog.getByRole('button', { name: said('Membatalkan') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** Whoever holds `open` leaves it open after a failure, and says why in its children. */
export const Failed: Story = {
  args: { onConfirm: fn() },
  parameters: opened,
  render: function Failed() {
    const say = useSay();
    const [failed, setFailed] = useState(false);
    return (
      <GiveUp onConfirm={() => setFailed(true)}>
        {failed && (
          <Banner tone="danger" urgent>
            {say('Belum berhasil. Coba sekali lagi.', 'It did not work. Please try once more.')}
          </Banner>
        )}
      </GiveUp>
    );
  },
  play: async () => {
    const dialog = await pressGiveUp();
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('button', { name: said('Batalkan transaksi') })).toBeEnabled();
  },
};

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: said('Keluar') }));
  return within(await screen.findByRole('alertdialog', { name: said('Keluar dari Rimba?') }));
};

export const Cancelled: Story = {
  // For the tests: what is left to see is the button that began it.
  tags: ['!dev', '!autodocs'],
  args: { onConfirm: fn() },
  render: (args) => <LogOut {...args} />,
  play: async ({ args, canvasElement }) => {
    const dialog = await open(canvasElement);
    const stay = dialog.getByRole('button', { name: said('Tetap di sini') });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.click(stay);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Confirmed: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onConfirm: fn() },
  render: (args) => <LogOut {...args} />,
  play: async ({ args, canvasElement }) => {
    const leaving = Promise.withResolvers<void>();
    mocked(args.onConfirm).mockReturnValueOnce(leaving.promise);
    const dialog = await open(canvasElement);
    const leave = dialog.getByRole('button', { name: said('Keluar') });
    const { offsetLeft, offsetWidth } = leave;
    await userEvent.click(leave);
    await expect(dialog.getByRole('button', { name: said('Memproses') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect([leave.offsetLeft, leave.offsetWidth]).toEqual([offsetLeft, offsetWidth]);
    leaving.resolve();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
