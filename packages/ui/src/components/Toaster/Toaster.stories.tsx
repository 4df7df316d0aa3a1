import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useSay } from '../../stories/say.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Toaster } from './Toaster.tsx';
import { toast } from './toast.ts';

const meta = { title: 'Components/Feedback/Toaster', component: Toaster } satisfies Meta<typeof Toaster>;
export default meta;

export const Kinds: StoryObj = {
  render: function Kinds() {
    const say = useSay();
    return (
      <Inline>
        <Button
          onClick={() =>
            toast.success(say('Tersimpan di Wishtree', 'Saved to your Wishtree'), {
              description: 'Belangeran KB-KM-2024-000217',
            })
          }
        >
          success
        </Button>
        <Button
          onClick={() =>
            toast.error(say('Gagal menyimpan', 'Could not save'), {
              description: say('Jaringan terputus.', 'The network is gone.'),
              action: { label: say('Coba lagi', 'Try again'), onClick: () => toast.dismiss() },
            })
          }
        >
          error
        </Button>
        <Button onClick={() => toast.info(say('Tautan terkirim', 'Link sent'))}>info</Button>
        <Button onClick={() => toast.warning(say('Sisa 2 menit', '2 minutes left'))}>warning</Button>
        <Toaster label={say('Pemberitahuan singkat', 'Short messages')} closeLabel={say('Tutup', 'Close')} />
      </Inline>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'success' }));
    const saved = (await screen.findByText('Tersimpan di Wishtree')).closest('li');
    await expect(saved?.offsetWidth).toBe(Math.min(356, window.innerWidth - 32));
    await userEvent.click(canvas.getByRole('button', { name: 'error' }));
    const retry = await screen.findByRole('button', { name: 'Coba lagi' });
    await waitFor(() => expect(retry).toBeVisible());
    await userEvent.click(within(saved as HTMLElement).getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByText('Tersimpan di Wishtree')).toBeNull());
    toast.dismiss();
    await waitFor(() => expect(screen.queryByText('Gagal menyimpan')).toBeNull());
  },
};

/** Four at once: three stay in view. They leave after 4 seconds. */
export const ThreeInView: StoryObj = {
  render: function ThreeInView() {
    const say = useSay();
    return (
      <Toaster label={say('Pemberitahuan singkat', 'Short messages')} closeLabel={say('Tutup', 'Close')} />
    );
  },
  play: async () => {
    for (const title of ['Satu', 'Dua', 'Tiga', 'Empat']) toast.info(title);
    const newest = (await screen.findByText('Empat')).closest('li');
    await expect(newest).toHaveAttribute('data-visible', 'true');
    const oldest = screen.getByText('Satu').closest('li');
    await waitFor(() => expect(oldest).toHaveAttribute('data-visible', 'false'));
    toast.dismiss();
    await waitFor(() => expect(screen.queryByText('Empat')).toBeNull());
  },
};
