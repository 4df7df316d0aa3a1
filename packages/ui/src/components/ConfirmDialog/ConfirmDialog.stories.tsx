import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Button } from '../Button/Button.tsx';
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

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: said('Keluar') }));
  return within(await screen.findByRole('alertdialog', { name: said('Keluar dari Rimba?') }));
};

export const Cancelled: Story = {
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

export const Opened: Story = {
  args: { onConfirm: fn() },
  parameters: { sheet: false },
  render: (args) => <LogOut {...args} />,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const stay = dialog.getByRole('button', { name: said('Tetap di sini') });
    await waitFor(() => expect(stay).toBeVisible());
  },
};
