import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { LoadMore } from './LoadMore.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  subcomponents: { LoadMore },
} satisfies Meta<typeof Pagination>;
export default meta;

export const Pages: StoryObj = {
  render: function Pages() {
    const say = useSay();
    const [page, setPage] = useState(1);
    return (
      <Pagination
        label={say('Halaman', 'Pages')}
        page={page}
        pageCount={9}
        hrefFor={(target) => `?page=${target}`}
        pageLabel={(target) => say(`Halaman ${target}`, `Page ${target}`)}
        previousLabel={say('Sebelumnya', 'Previous')}
        nextLabel={say('Berikutnya', 'Next')}
        onPage={setPage}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: said('Sebelumnya') })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: said('Berikutnya') }));
    await expect(canvas.getByRole('link', { name: said('Halaman 2') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: said('Sebelumnya') })).toHaveAttribute('href', '?page=1');
  },
};

export const MoreByButton: StoryObj<{ onLoadMore: () => void }> = {
  args: { onLoadMore: fn() },
  render: function MoreByButton({ onLoadMore }) {
    const say = useSay();
    return (
      <>
        <LoadMore
          status={say('24 dari 96 pohon', '24 of 96 trees')}
          label={say('Tampilkan lagi', 'Show more')}
          onLoadMore={onLoadMore}
        />
        <LoadMore
          status={say('96 dari 96 pohon', '96 of 96 trees')}
          label={say('Tampilkan lagi', 'Show more')}
        />
      </>
    );
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: said('Tampilkan lagi') }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};
