import type { Schema } from '@rimba/api-client';

export type Community = Schema<'Community'>;

/** The words of each form of social forestry. */
export const schemeWords = {
  hutan_desa: 'scheme.hd',
  hutan_kemasyarakatan: 'scheme.hkm',
  hutan_tanaman_rakyat: 'scheme.htr',
  hutan_adat: 'scheme.adat',
} as const satisfies Record<Community['scheme'], string>;
