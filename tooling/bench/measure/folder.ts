import { resolve } from 'node:path';

/** What measurements keep from one time to the next: planted forests, a product with its demo data. */
export const folder =
  process.env.RIMBA_BENCH_DIR ?? resolve(import.meta.dirname, '..', '..', '..', 'data', 'bench');
