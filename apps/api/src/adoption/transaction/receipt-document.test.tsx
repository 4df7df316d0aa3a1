import { expect, it } from 'vitest';
import { pagesOf } from '../../testing/pdf-pages.ts';
import { ReceiptDocument } from './ReceiptDocument.tsx';
import type { ReceiptContent } from './receipt-content.ts';

const labelled = (label: string, value: string) => ({ label, value });
const belangeran = { name: 'Belangeran', latinName: 'Shorea balangeran' };

const contentOf = (trees: number, twigs: ReceiptContent['twigs'] = []): ReceiptContent => ({
  language: 'id',
  title: 'Bukti pembayaran',
  foot: 'Bukti pembayaran RB-20261125-0001 · Rimba',
  facts: [
    labelled('Nomor transaksi', 'RB-20261125-0001'),
    labelled('Lunas pada', '25 November 2026, 00.29 WIB'),
    labelled('Metode pembayaran', 'QRIS'),
    labelled('Dibayar oleh', 'Siti Rahmawati'),
    labelled('Diterima oleh', 'Rimba'),
  ],
  lines: [labelled('pohon', 'Rp 150.000'), labelled('QRIS', 'Rp 1.050')],
  total: labelled('Jumlah', 'Rp 151.050'),
  treesTitle: 'Pohon',
  trees: Array.from({ length: trees }, (_, at) => ({
    code: `KB-KM-2024-${at}`,
    name: 'Belangeran',
    contract: `RB-20261125-0001-${at}`,
    until: '24 November 2027',
  })),
  columns: { code: 'Kode', name: 'Pohon', contract: 'Nomor kontrak', until: 'Sampai' },
  twigs,
  notes: ['Pembayaran adopsi tidak dapat dikembalikan.', 'Ada pertanyaan? Tulis ke halo@rimba.example.'],
});

it.each([
  [1, [belangeran], 1],
  [8, [belangeran, { name: 'Ramin', latinName: 'Gonystylus bancanus' }], 1],
  [20, [], 1],
  [50, [], 2],
])('lists %i trees on whole pages', async (trees, twigs, pages) => {
  expect(await pagesOf(<ReceiptDocument content={contentOf(trees, twigs)} />)).toHaveLength(pages);
});
