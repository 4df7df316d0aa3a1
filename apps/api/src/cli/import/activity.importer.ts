import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { groupActivity } from '../../database/schema/index.ts';
import { snap } from '../../forest/vocabulary/index.ts';
import { measured, pastDay, text } from './cell.rules.ts';
import { findGroups, groupOnRecord } from './directory.ts';
import { type Effect, type Importer, repeatedFaults } from './importer.ts';

type ActivityValues = {
  group: string;
  date: string;
  title_id: string;
  title_en: string;
  latitude: number | null;
  longitude: number | null;
};

export const activityImporter: Importer<ActivityValues> = {
  columns: {
    group: { cell: text(100), also: ['community', 'kelompok', 'kelompok_komunitas'] },
    date: { cell: pastDay, also: ['tanggal'] },
    title_id: { cell: text(200), also: ['judul', 'kegiatan'] },
    title_en: { cell: text(200), also: ['title'] },
    latitude: { cell: measured.latitude, also: ['lat', 'lintang'], empty: null },
    longitude: { cell: measured.longitude, also: ['lon', 'lng', 'long', 'bujur'], empty: null },
  },
  keyColumn: 'title_id',
  keyOf: ({ group, date, title_id }) => `${group.toLowerCase()}\n${date}\n${title_id}`,
  references: { group: groupOnRecord },

  async review(db, entries) {
    const groups = await findGroups(db);
    const stored = await findStored(db, [...new Set(entries.map(({ values }) => values.date))]);
    const effects = new Map<number, Effect>();
    const faults = repeatedFaults(entries, 'title_id', (values) => {
      const group = groups.get(values.group.toLowerCase());
      return group === undefined ? undefined : nameOf(rowOf(group, values));
    });
    for (const { line, values } of entries) {
      const half = (['latitude', 'longitude'] as const).filter((name) => values[name] === null);
      if (half.length === 1)
        faults.push(...half.map((column) => ({ line, column, value: '', why: 'required' as const })));
      const group = groups.get(values.group.toLowerCase());
      if (group === undefined) continue;
      const row = rowOf(group, values);
      const before = stored.get(nameOf(row));
      const same =
        before?.title.en === row.title.en &&
        before.latitude === row.latitude &&
        before.longitude === row.longitude;
      effects.set(line, !before ? 'created' : same ? 'unchanged' : 'updated');
    }
    return { faults, effects };
  },

  async write(tx, entries) {
    const groups = await findGroups(tx);
    const rows = entries.flatMap(({ values }) => {
      const group = groups.get(values.group.toLowerCase());
      return group === undefined ? [] : [rowOf(group, values)];
    });
    const stored = await findStored(tx, [...new Set(rows.map(({ date }) => date))]);
    const fresh = rows.filter((row) => !stored.has(nameOf(row)));
    if (fresh.length) await tx.insert(groupActivity).values(fresh);
    for (const row of rows) {
      const before = stored.get(nameOf(row));
      if (before) await tx.update(groupActivity).set(row).where(eq(groupActivity.id, before.id));
    }
  },
};

const rowOf = (
  kelompokKomunitasId: number,
  { date, title_id, title_en, latitude, longitude }: ActivityValues,
) => ({
  kelompokKomunitasId,
  date,
  title: { id: title_id, en: title_en },
  latitude: latitude === null || longitude === null ? null : snap(latitude),
  longitude: latitude === null || longitude === null ? null : snap(longitude),
});

type Named = Pick<typeof groupActivity.$inferSelect, 'kelompokKomunitasId' | 'date' | 'title'>;
const nameOf = ({ kelompokKomunitasId, date, title }: Named) =>
  `${kelompokKomunitasId}\n${date}\n${title.id}`;

async function findStored(db: Db, dates: string[]) {
  const rows = dates.length
    ? await db.select().from(groupActivity).where(inArray(groupActivity.date, dates))
    : [];
  return new Map(rows.map((row) => [nameOf(row), row]));
}
