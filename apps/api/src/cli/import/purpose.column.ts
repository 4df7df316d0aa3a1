import type { Purpose } from '../../database/schema/index.ts';
import { oneOf } from './cell.rules.ts';
import type { Column } from './importer.ts';

/** What adoption money is for, as a column of two kinds of file. */
export const purpose: Column<Purpose> = {
  cell: oneOf<Purpose>({
    patrol: ['patroli'],
    care: ['perawatan'],
    replanting: ['tanam_kembali'],
    gear: ['alat'],
    data: [],
    books: ['pembukuan'],
  }),
  also: ['peruntukan', 'tujuan'],
};
