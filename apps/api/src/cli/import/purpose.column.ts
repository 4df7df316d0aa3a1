import type { Purpose } from '../../database/schema/index.ts';
import { purposes } from '../../spending/index.ts';
import { oneOf } from './cell.rules.ts';
import type { Column } from './importer.ts';

/** What adoption money is for, as a column of two kinds of file. */
export const purpose: Column<Purpose> = {
  cell: oneOf(purposes, {
    patroli: 'patrol',
    perawatan: 'care',
    tanam_kembali: 'replanting',
    alat: 'gear',
    pembukuan: 'books',
  }),
  also: ['peruntukan', 'tujuan'],
};
