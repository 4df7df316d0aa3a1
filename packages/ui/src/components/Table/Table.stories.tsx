import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { figures, said, useSay } from '../../stories/say.ts';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import type { SortOrder } from './SortButton.tsx';
import { Table } from './Table.tsx';

const meta = { title: 'Components/Layout/Table', component: Table } satisfies Meta<typeof Table>;
export default meta;

const payments = [
  {
    number: 'RB-20261120-0417',
    day: '20 Nov',
    state: ['Menunggu pembayaran', 'Pending payment'],
    tone: 'warning',
    total: 407_835,
  },
  {
    number: 'RB-20260303-0092',
    day: '3 Mar',
    state: ['Lunas', 'Paid'],
    tone: 'success',
    total: 453_150,
  },
] as const;

export const Transactions: StoryObj = {
  parameters: { sheet: 'wide' },
  render: function Transactions() {
    const say = useSay();
    const money = (rupiah: number) => say(`Rp ${figures(rupiah).id}`, `IDR ${figures(rupiah).en}`);
    return (
      <Table
        caption={say('Daftar transaksi', 'Transactions')}
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
          { key: 'total', head: say('Jumlah', 'Total'), cell: ({ total }) => money(total), align: 'end' },
        ]}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: said('Daftar transaksi') }));
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      said('Transaksi'),
      said('Tanggal'),
      said('Keadaan'),
      said('Jumlah'),
    ]);
    await expect(table.getByRole('rowheader', { name: 'RB-20260303-0092' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const groups = [
  { name: 'Arut Selatan', trees: 1418 },
  { name: 'Kumai', trees: 902 },
  { name: 'Kotawaringin Lama', trees: 1098 },
];

export const Sorted: StoryObj = {
  parameters: { sheet: 'wide' },
  render: function Sorted() {
    const say = useSay();
    const [key, setKey] = useState('name');
    const [order, setOrder] = useState<SortOrder>('ascending');
    const ascending = groups.toSorted((one, other) =>
      key === 'name' ? one.name.localeCompare(other.name) : one.trees - other.trees,
    );
    return (
      <Table
        caption={say('Kelompok', 'Groups')}
        rows={order === 'ascending' ? ascending : ascending.toReversed()}
        rowKey={({ name }) => name}
        sort={{
          key,
          order,
          onSort: (chosen, chosenOrder) => {
            setKey(chosen);
            setOrder(chosenOrder);
          },
        }}
        columns={[
          { key: 'name', head: say('Kelompok', 'Group'), cell: ({ name }) => name, sortable: true },
          {
            key: 'trees',
            head: say('Pohon', 'Trees'),
            cell: ({ trees }) => say(figures(trees).id, figures(trees).en),
            align: 'end',
            sortable: true,
          },
        ]}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(names()).toEqual(['Arut Selatan', 'Kotawaringin Lama', 'Kumai']);
    await userEvent.click(canvas.getByRole('button', { name: said('Kelompok') }));
    await expect(canvas.getByRole('columnheader', { name: said('Kelompok') })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(names()[0]).toBe('Kumai');
    await userEvent.click(canvas.getByRole('button', { name: said('Pohon') }));
    await expect(names()).toEqual(['Kumai', 'Kotawaringin Lama', 'Arut Selatan']);
  },
};

/** On a phone a row says nothing of what it does not have. */
export const WithGaps: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  parameters: { sheet: false },
  render: function WithGaps() {
    const say = useSay();
    return (
      <Table
        caption={say('Pohon saya', 'My trees')}
        rows={[
          { name: 'Ulin', height: '2,41 m', grown: '+12 cm' },
          { name: 'Ramin', height: '', grown: '' },
        ]}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', head: say('Pohon', 'Tree'), cell: ({ name }) => name },
          { key: 'height', head: say('Tinggi', 'Height'), cell: ({ height }) => height, align: 'end' },
          { key: 'grown', head: say('Bertambah', 'Grown'), cell: ({ grown }) => grown, align: 'end' },
        ]}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll('td')];
    await expect(cells.map((cell) => cell.getClientRects().length > 0)).toEqual([true, true, false, false]);
  },
};
