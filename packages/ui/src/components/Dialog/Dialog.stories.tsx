import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '../../stories/in-own-window.ts';
import { said, useSay } from '../../stories/say.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog, DialogClose } from './Dialog.tsx';

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  subcomponents: { DialogClose },
} satisfies Meta<typeof Dialog>;
export default meta;

export const OpenAndClose: StoryObj = {
  render: function OpenAndClose() {
    const say = useSay();
    return (
      <Dialog
        title={say('Bagikan sertifikat', 'Share the certificate')}
        description={say(
          'Siapa pun yang punya tautan ini bisa membukanya.',
          'Anyone with this link can open it.',
        )}
        closeLabel={say('Tutup', 'Close')}
        trigger={<Button>{say('Bagikan', 'Share')}</Button>}
        footer={
          <DialogClose>
            <Button variant="secondary">{say('Selesai', 'Done')}</Button>
          </DialogClose>
        }
      >
        <Text>rimba.id/certificates/RB-7K2M-9QXZ-4</Text>
      </Dialog>
    );
  },
  play: async ({ canvasElement }) => {
    const share = within(canvasElement).getByRole('button', { name: said('Bagikan') });
    await userEvent.click(share);
    const dialog = await screen.findByRole('dialog', { name: said('Bagikan sertifikat') });
    await expect(dialog).toHaveAccessibleDescription(
      said('Siapa pun yang punya tautan ini bisa membukanya.'),
    );
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    // The focus comes back last: then the page can be pressed again.
    await waitFor(() => expect(share).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(share);
    await userEvent.click(await screen.findByRole('button', { name: said('Selesai') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Opened: StoryObj = {
  parameters: inOwnWindow,
  render: function Opened() {
    const say = useSay();
    return (
      <Dialog
        open
        title={say('Bagikan sertifikat', 'Share the certificate')}
        closeLabel={say('Tutup', 'Close')}
        footer={<Button>{say('Salin tautan', 'Copy the link')}</Button>}
      >
        <Text>
          {say('Siapa pun yang punya tautan ini bisa membukanya.', 'Anyone with this link can open it.')}
        </Text>
      </Dialog>
    );
  },
};
