import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { financialEntry } from '../../database/schema/index.ts';
import { oneOf, pastDay, rupiah, text } from './cell.rules.ts';
import type { Importer } from './importer.ts';

type EntryRow = typeof financialEntry.$inferSelect;
type EntryValues = {
  date: string;
  kind: EntryRow['kind'];
  source: EntryRow['source'];
  name_id: string;
  name_en: string;
  amount: number;
};

/** Lines of the books that came through no transaction of ours; known again by day, kind, source and name. */
export const entryImporter: Importer<EntryValues> = {
  columns: {
    date: { cell: pastDay, also: ['tanggal'] },
    kind: {
      cell: oneOf<EntryRow['kind']>({ income: ['pemasukan'], expense: ['pengeluaran'] }),
      also: ['jenis'],
    },
    source: {
      cell: oneOf<EntryRow['source']>({
        individual: ['perorangan'],
        organisation: ['lembaga', 'organisasi', 'organization'],
        grant: ['hibah'],
      }),
      also: ['sumber'],
    },
    name_id: { cell: text(200), also: ['nama', 'uraian'] },
    name_en: { cell: text(200), also: ['name', 'description'] },
    amount: { cell: rupiah(1, 999_999_999_999), also: ['jumlah', 'rupiah'] },
  },
  keyColumn: 'name_id',
  keyOf: ({ date, kind, source, name_id }) => [date, kind, source, name_id].join('\n'),

  async review(db, entries) {
    const stored = await findStored(
      db,
      entries.map(({ values }) => values.date),
    );
    const effects = new Map(
      entries.map(({ line, values }) => {
        const before = stored.get(entryImporter.keyOf(values));
        const same = before?.amount === values.amount && before.name.en === values.name_en;
        return [line, !before ? 'created' : same ? 'unchanged' : 'updated'] as const;
      }),
    );
    return { faults: [], effects };
  },

  async write(tx, entries) {
    const stored = await findStored(
      tx,
      entries.map(({ values }) => values.date),
    );
    const fresh = entries.filter(({ values }) => !stored.has(entryImporter.keyOf(values)));
    if (fresh.length) await tx.insert(financialEntry).values(fresh.map(({ values }) => rowOf(values)));
    for (const { values } of entries) {
      const before = stored.get(entryImporter.keyOf(values));
      if (before) await tx.update(financialEntry).set(rowOf(values)).where(eq(financialEntry.id, before.id));
    }
  },
};

const rowOf = ({ date, kind, source, name_id, name_en, amount }: EntryValues) => ({
  date,
  kind,
  source,
  name: { id: name_id, en: name_en },
  amount,
});

async function findStored(db: Db, days: readonly string[]): Promise<Map<string, EntryRow>> {
  const dates = [...new Set(days)];
  const rows = dates.length
    ? await db.select().from(financialEntry).where(inArray(financialEntry.date, dates))
    : [];
  return new Map(rows.map((row) => [[row.date, row.kind, row.source, row.name.id].join('\n'), row]));
}
