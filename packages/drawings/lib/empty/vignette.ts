// The picture of an empty or error state, by name.
import { Plate } from '../pen.ts';
import { EMPTY } from './index.ts';

export type Vignette = keyof typeof EMPTY;
export const VIGNETTES = Object.keys(EMPTY).filter((name): name is Vignette => Object.hasOwn(EMPTY, name));

const TITLE: Record<Vignette, string> = {
  'no-trees': 'Belum ada pohon',
  wishtree: 'Wishtree kosong',
  'no-notifications': 'Tidak ada notifikasi',
  offline: 'Sedang luring',
  'not-found': 'Halaman tidak ditemukan',
  'payment-expired': 'Waktu pembayaran habis',
  'nothing-to-pay': 'Tidak ada tagihan',
};
// The seed keeps the drawing as it is; the id is the file's name, as for every drawing.
const SEED: Partial<Record<Vignette, string>> = { wishtree: 'empty-wishtree' };

export function vignette(name: Vignette) {
  const pl = new Plate(500, 360, `empty-${name}`, TITLE[name], SEED[name] ?? name);
  EMPTY[name](pl);
  return pl;
}
