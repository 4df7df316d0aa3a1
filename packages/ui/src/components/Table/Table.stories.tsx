import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useSay } from '../../stories/say.ts';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { Table } from './Table.tsx';

const meta = { title: 'Components/Layout/Table', component: Table } satisfies Meta<typeof Table>;
export default meta;

const payments = [
  {
    number: 'RB-20261120-0417',
    day: '20 Nov',
    state: ['Menunggu', 'Pending'],
    tone: 'warning',
    total: 'Rp 407.835',
  },
  {
    number: 'RB-20260303-0092',
    day: '3 Mar',
    state: ['Lunas', 'Paid'],
    tone: 'success',
    total: 'Rp 453.150',
  },
] as const;

export const Transactions: StoryObj = {
  render: function Transactions() {
    const say = useSay();
    return (
      <Table
        caption={say('Transaksi', 'Transactions')}
        rows={payments}
        rowKey={(payment) => payment.number}
        columns={[
          {
            key: 'number',
            head: say('Transaksi', 'Transaction'),
            cell: ({ number }) => <Link href={`#${number}`}>{number}</Link>,
          },
          { key: 'day', head: say('Tanggal', 'Date'), cell: ({ day }) => day },
          {
            key: 'state',
            head: say('Keadaan', 'State'),
            cell: ({ state: [id, en], tone }) => (
              <Text as="span" variant="small" tone={tone} weight="semibold">
                {say(id, en)}
              </Text>
            ),
          },
          { key: 'total', head: say('Jumlah', 'Total'), cell: ({ total }) => total, align: 'end' },
        ]}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Transaksi' }));
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Transaksi',
      'Tanggal',
      'Keadaan',
      'Jumlah',
    ]);
    await expect(table.getByRole('rowheader', { name: 'RB-20260303-0092' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
