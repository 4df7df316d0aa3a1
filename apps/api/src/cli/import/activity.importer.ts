import { isDeepStrictEqual } from 'node:util';
import { languages } from '@rimba/i18n';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { communityActivity, type Programme } from '../../database/schema/index.ts';
import { snap } from '../../forest/vocabulary/index.ts';
import { fieldMeasures, oneOf, pastDay, text } from './cell.rules.ts';
import { communityOnRecord, findCommunities } from './directory.ts';
import { type Effect, type Entry, type Fault, type Importer, repeatedFaults } from './importer.ts';

type Row = typeof communityActivity.$inferSelect;
type ActivityValues = {
  group: string;
  date: string;
  title_id: string;
  title_en: string;
  text_id: string;
  text_en: string;
  author: string | null;
  programme: Row['programme'];
  latitude: number | null;
  longitude: number | null;
};

/**
 * What communities did, and what they wrote about it, in both languages or in one. A row is recognised by its
 * community, its day and its title.
 */
export const activityImporter: Importer<ActivityValues> = {
  columns: {
    group: { cell: text(100), also: ['community', 'kelompok', 'kelompok_komunitas'] },
    date: { cell: pastDay, also: ['tanggal'] },
    title_id: { cell: text(200), also: ['judul', 'kegiatan'], empty: '' },
    title_en: { cell: text(200), also: ['title'], empty: '' },
    text_id: { cell: text(6_000), also: ['catatan', 'isi'], empty: '' },
    text_en: { cell: text(6_000), also: ['text', 'note'], empty: '' },
    author: { cell: text(100), also: ['penulis'], empty: null },
    programme: {
      cell: oneOf<Programme>({
        adoption: ['adopsi'],
        patrol: ['patroli'],
        biodiversity: ['biodiversitas'],
        empowerment: ['pemberdayaan'],
      }),
      also: ['program'],
      empty: null,
    },
    latitude: { cell: fieldMeasures.latitude, also: ['lat', 'lintang'], empty: null },
    longitude: { cell: fieldMeasures.longitude, also: ['lon', 'lng', 'long', 'bujur'], empty: null },
  },
  keyColumn: 'title_id',
  keyOf: (values) => `${values.group.toLowerCase()}\n${values.date}\n${titleOf(values).id}`,
  references: { group: communityOnRecord },

  async review(db, entries) {
    const communities = await findCommunities(db);
    const stored = await findStored(db, [...new Set(entries.map(({ values }) => values.date))]);
    const effects = new Map<number, Effect>();
    const faults = repeatedFaults(entries, 'title_id', (values) => {
      const communityId = communities.get(values.group.toLowerCase());
      return communityId === undefined ? undefined : nameOf(rowOf(communityId, values));
    });
    for (const { line, values } of entries) {
      faults.push(...missingIn({ line, values }));
      const communityId = communities.get(values.group.toLowerCase());
      if (communityId === undefined) continue;
      const row = rowOf(communityId, values);
      const before = stored.get(nameOf(row));
      const same = before !== undefined && isDeepStrictEqual({ ...before, ...row }, before);
      effects.set(line, !before ? 'created' : same ? 'unchanged' : 'updated');
    }
    return { faults, effects };
  },

  async write(tx, entries) {
    const communities = await findCommunities(tx);
    const rows = entries.flatMap(({ values }) => {
      const communityId = communities.get(values.group.toLowerCase());
      return communityId === undefined ? [] : [rowOf(communityId, values)];
    });
    const stored = await findStored(tx, [...new Set(rows.map(({ date }) => date))]);
    const fresh = rows.filter((row) => !stored.has(nameOf(row)));
    if (fresh.length) await tx.insert(communityActivity).values(fresh);
    for (const row of rows) {
      const before = stored.get(nameOf(row));
      if (before) await tx.update(communityActivity).set(row).where(eq(communityActivity.id, before.id));
    }
  },
};

/** Half a place, and a language that has a title or a text alone. */
function missingIn({ line, values }: Entry<ActivityValues>): Fault[] {
  const missing = (column: keyof ActivityValues) => ({ line, column, value: '', why: 'required' as const });
  const place = (['latitude', 'longitude'] as const).filter((name) => values[name] === null);
  const faults = place.length === 1 ? place.map(missing) : [];
  const hasText = values.text_id !== '' || values.text_en !== '';
  for (const language of languages) {
    const [title, text] = [`title_${language}`, `text_${language}`] as const;
    if (values[title] === '' && values[text] !== '') faults.push(missing(title));
    if (values[title] !== '' && values[text] === '' && hasText) faults.push(missing(text));
  }
  if (!hasText && values.title_id === '' && values.title_en === '') faults.push(missing('title_id'));
  return faults;
}

const titleOf = ({ title_id, title_en }: ActivityValues) => ({
  id: title_id || title_en,
  en: title_en || title_id,
});

function rowOf(communityId: number, values: ActivityValues) {
  const { date, text_id, text_en, author, programme, latitude, longitude } = values;
  const text = { id: text_id || text_en, en: text_en || text_id };
  return {
    communityId,
    date,
    title: titleOf(values),
    text: text.id === '' ? null : text,
    writtenIn: values.title_en === '' ? ('id' as const) : values.title_id === '' ? ('en' as const) : null,
    author,
    programme,
    latitude: latitude === null || longitude === null ? null : snap(latitude),
    longitude: latitude === null || longitude === null ? null : snap(longitude),
  };
}

type Named = Pick<Row, 'communityId' | 'date' | 'title'>;
const nameOf = ({ communityId, date, title }: Named) => `${communityId}\n${date}\n${title.id}`;

async function findStored(db: Db, dates: string[]) {
  const rows = dates.length
    ? await db.select().from(communityActivity).where(inArray(communityActivity.date, dates))
    : [];
  return new Map(rows.map((row) => [nameOf(row), row]));
}
