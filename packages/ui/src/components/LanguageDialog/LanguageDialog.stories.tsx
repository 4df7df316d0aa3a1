import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '../../stories/in-own-window.ts';
import { said, useSay } from '../../stories/say.ts';
import { Button } from '../Button/Button.tsx';
import { LanguagesIcon } from '../Icon/icons.ts';
import { LanguageDialog } from './LanguageDialog.tsx';

const meta = {
  title: 'Components/Navigation/LanguageDialog',
  component: LanguageDialog,
} satisfies Meta<typeof LanguageDialog>;
export default meta;

type Story = StoryObj<{ onValueChange: (code: 'id' | 'en') => void }>;

export const ClosesOnChoosing: Story = {
  args: { onValueChange: fn() },
  render: function ClosesOnChoosing({ onValueChange }) {
    const say = useSay();
    return (
      <LanguageDialog
        title={say('Pilih bahasa', 'Choose a language')}
        closeLabel={say('Tutup', 'Close')}
        trigger={
          <Button variant="secondary" icon={LanguagesIcon}>
            {say('Bahasa', 'Language')}
          </Button>
        }
        languages={[
          { code: 'id', name: 'Bahasa Indonesia' },
          { code: 'en', name: 'English' },
        ]}
        value="id"
        onValueChange={onValueChange}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: said('Bahasa') }));
    const dialog = within(await screen.findByRole('dialog', { name: said('Pilih bahasa') }));
    await expect(dialog.getByRole('button', { name: 'Bahasa Indonesia' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'English' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('en');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Opened: Story = {
  ...ClosesOnChoosing,
  parameters: { sheet: false, ...inOwnWindow },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: said('Bahasa') }));
    const dialog = await screen.findByRole('dialog', { name: said('Pilih bahasa') });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
