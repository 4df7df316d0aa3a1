import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { BellIcon, BookmarkIcon, CloseIcon, SearchIcon } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

const meta = { title: 'Components/Actions/IconButton', component: IconButton } satisfies Meta<
  typeof IconButton
>;
export default meta;

export const Kinds: StoryObj<{ onClick: () => void }> = {
  args: { onClick: fn() },
  render: function Kinds({ onClick }) {
    const say = useSay();
    return (
      <Inline>
        <IconButton icon={CloseIcon} label={say('Tutup', 'Close')} onClick={onClick} />
        <IconButton icon={BookmarkIcon} label={say('Simpan', 'Save')} variant="outlined" />
        <IconButton icon={BookmarkIcon} label={say('Tersimpan', 'Saved')} tone="accent" filled aria-pressed />
        <IconButton
          icon={BellIcon}
          label={say('Notifikasi, lebih dari 99 belum dibaca', 'Notifications, more than 99 unread')}
          count={120}
        />
        <IconButton icon={SearchIcon} label={say('Cari', 'Search')} asChild>
          <a href="#search">{say('Cari', 'Search')}</a>
        </IconButton>
      </Inline>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const close = canvas.getByRole('button', { name: said('Tutup') });
    await userEvent.click(close);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(close.offsetWidth).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByRole('link', { name: said('Cari') })).toBeVisible();
  },
};
