import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { InfiniteList, type InfiniteListProps } from './InfiniteList.tsx';

const meta = { title: 'Components/Layout/InfiniteList', component: InfiniteList } satisfies Meta<
  typeof InfiniteList
>;
export default meta;

const all = ['Belangeran', 'Gaharu', 'Jelutung', 'Meranti', 'Ramin'];

function List(props: Partial<InfiniteListProps<string>> & { start?: number }) {
  const say = useSay();
  const { start = 2, ...rest } = props;
  const [count, setCount] = useState(start);
  return (
    <InfiniteList
      label={say('Jenis pohon', 'Species')}
      items={all.slice(0, count)}
      itemKey={(name) => name}
      empty={<EmptyState title={say('Belum ada jenis', 'No species yet')} />}
      more={{
        status: say(`${count} dari ${all.length} jenis`, `${count} of ${all.length} species`),
        label: say('Tampilkan lagi', 'Show more'),
        ...(count < all.length && { onLoadMore: () => setCount(all.length) }),
      }}
      {...rest}
    >
      {(name) => <Card>{name}</Card>}
    </InfiniteList>
  );
}

export const GrowsByButton: StoryObj = {
  render: () => <List />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: said('Tampilkan lagi') }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(all.length);
    // The button is gone: reading goes on at the first new entry.
    await expect(document.activeElement).toHaveTextContent('Jelutung');
  },
};

export const EmptyAndFailed: StoryObj = {
  render: function EmptyAndFailed() {
    const say = useSay();
    return (
      <Stack gap={7}>
        <List start={0} />
        <List
          layout="sheets"
          failure={
            <ErrorState
              title={say('Jenis berikutnya tidak terbuka', 'The next species did not open')}
              actions={<Button>{say('Coba lagi', 'Try again')}</Button>}
            />
          }
        />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(said('Belum ada jenis'))).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
