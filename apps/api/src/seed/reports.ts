import type { annualReport, financialEntry, partner } from '../database/schema/index.ts';

/** Organisations that do not exist. */
export const seedPartners: (typeof partner.$inferInsert)[] = [
  'Yayasan Arut Contoh',
  'KPHP Contoh',
  'Koperasi Madu Contoh',
  'Dinas Kehutanan (contoh)',
  'Universitas Contoh',
  'Radio Contoh FM',
].map((name, index) => ({ name, position: index + 1 }));

type Entry = typeof financialEntry.$inferInsert;
type Line = [
  kind: Entry['kind'],
  source: Entry['source'],
  indonesian: string,
  english: string,
  amount: number,
  /** Months of the year it falls in, from 1. */
  months: number[],
];

const lines: Line[] = [
  ['income', 'grant', 'Hibah pembibitan (contoh)', 'Nursery grant (illustrative)', 32_000_000, [3, 9]],
  [
    'income',
    'organisation',
    'Sponsor menara api (contoh)',
    'Fire lookout sponsor (illustrative)',
    18_500_000,
    [6],
  ],
  ['expense', 'grant', 'Bibit dan polibag', 'Seedlings and bags', 6_200_000, [2, 5, 8, 11]],
  [
    'expense',
    'organisation',
    'Upah tim patroli',
    'Patrol wages',
    4_800_000,
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  ],
  ['expense', 'organisation', 'Bahan bakar perahu', 'Boat fuel', 850_000, [1, 3, 5, 7, 9, 11]],
  ['expense', 'grant', 'Sekat kanal', 'Canal blocks', 9_400_000, [7]],
];

/** Money that did not pass through the product, over the two years before now. */
export function seedFinancialEntries(today: string): Entry[] {
  const year = Number(today.slice(0, 4));
  return [year - 2, year - 1, year].flatMap((of) =>
    lines.flatMap(([kind, source, id, en, amount, months]) =>
      months
        .map((month) => `${of}-${String(month).padStart(2, '0')}-10`)
        .filter((date) => date <= today)
        .map((date) => ({ date, kind, source, name: { id, en }, amount })),
    ),
  );
}

/** Reports of the last two whole years, published the March after. */
export function seedAnnualReports(today: string): (typeof annualReport.$inferInsert)[] {
  const year = Number(today.slice(0, 4));
  const summaries = [
    {
      id: 'Tahun pertama pencatatan penuh. Lima kelompok contoh memasang label, mengukur, dan menuliskan apa yang mereka lihat. Kemarau panjang menewaskan sebagian bibit di kerangas; penggantinya ditanam begitu hujan turun. (Data contoh.)',
      en: 'The first full year of records. Five illustrative groups put up labels, measured, and wrote down what they saw. A long dry season killed some of the heath forest seedlings; others were planted in their place when the rain came. (Illustrative data.)',
    },
    {
      id: 'Parit di Gambut Jaya Contoh selesai disekat, persemaian bertambah dua, dan patroli hampir selalu tepat waktu. Survei yang terlambat tetap kami tulis sebagai terlambat. (Data contoh.)',
      en: 'The ditches at Gambut Jaya Contoh are blocked, there are two more nurseries, and patrols were nearly always in time. Surveys that were late are still written down as late. (Illustrative data.)',
    },
  ];
  return summaries
    .map((summary, index) => ({ summary, year: year - 2 + index }))
    .map(({ summary, year: of }) => ({
      year: of,
      title: { id: `Laporan tahunan ${of}`, en: `Annual report ${of}` },
      summary,
      publishedAt: new Date(`${of + 1}-03-16T02:00:00Z`),
    }))
    .filter(({ publishedAt }) => publishedAt.toISOString().slice(0, 10) <= today);
}
