import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { type Purpose, spending } from '../../database/schema/index.ts';
import { goesToCommunity } from '../../spending/index.ts';
import { pastDay, rupiah, text } from './cell.rules.ts';
import { communityOnRecord, findCommunities } from './directory.ts';
import { type Effect, type Fault, type Importer, repeatedFaults } from './importer.ts';
import { purpose } from './purpose.column.ts';

type SpendingValues = {
  date: string;
  group: string;
  purpose: Purpose;
  reference: string;
  amount: number;
};

/** Transfers to communities, and what the operator used; known again by day, group, purpose and reference. */
export const spendingImporter: Importer<SpendingValues> = {
  columns: {
    date: { cell: pastDay, also: ['tanggal'] },
    group: { cell: text(100), also: ['community', 'kelompok', 'kelompok_komunitas'], empty: '' },
    purpose,
    reference: { cell: text(100), also: ['nomor', 'bukti'], empty: '' },
    amount: { cell: rupiah(1, 999_999_999_999), also: ['jumlah', 'rupiah'] },
  },
  keyColumn: 'purpose',
  keyOf: (values) => [values.date, values.group.toLowerCase(), values.purpose, values.reference].join('\n'),
  references: {
    group: {
      why: 'unknown_group',
      async find(db, names) {
        const isCommunity = await communityOnRecord.find(db, names);
        return (name) => name === '' || isCommunity(name);
      },
    },
  },

  async review(db, entries) {
    const communities = await findCommunities(db);
    const stored = await findStored(
      db,
      entries.map(({ values }) => values.date),
    );
    const effects = new Map<number, Effect>();
    const faults: Fault[] = repeatedFaults(entries, 'purpose', (values) =>
      values.group === '' || communities.has(values.group.toLowerCase())
        ? keyOf(rowOf(communities, values))
        : undefined,
    );
    for (const { line, values } of entries) {
      const wanted = goesToCommunity(values.purpose);
      if (wanted !== (values.group !== '')) {
        const why = wanted ? 'needs_group' : 'needs_no_group';
        faults.push({ line, column: 'group', value: values.group, why });
      }
      const row = rowOf(communities, values);
      const before = stored.get(keyOf(row));
      const same = before?.amount === row.amount && !before.illustrative;
      effects.set(line, !before ? 'created' : same ? 'unchanged' : 'updated');
    }
    return { faults, effects };
  },

  async write(tx, entries) {
    const communities = await findCommunities(tx);
    const rows = entries.map(({ values }) => rowOf(communities, values));
    const stored = await findStored(
      tx,
      rows.map(({ date }) => date),
    );
    const fresh = rows.filter((row) => !stored.has(keyOf(row)));
    if (fresh.length) await tx.insert(spending).values(fresh);
    for (const row of rows) {
      const before = stored.get(keyOf(row));
      if (before) await tx.update(spending).set(row).where(eq(spending.id, before.id));
    }
  },
};

type Row = typeof spending.$inferSelect;

const rowOf = (communities: ReadonlyMap<string, number>, { group, ...values }: SpendingValues) => ({
  ...values,
  communityId: communities.get(group.toLowerCase()) ?? null,
  illustrative: false,
});

const keyOf = ({
  date,
  communityId,
  purpose: of,
  reference,
}: Pick<Row, 'date' | 'communityId' | 'purpose' | 'reference'>) =>
  [date, communityId, of, reference].join('\n');

async function findStored(db: Db, days: readonly string[]): Promise<Map<string, Row>> {
  const dates = [...new Set(days)];
  const rows = dates.length ? await db.select().from(spending).where(inArray(spending.date, dates)) : [];
  return new Map(rows.map((row) => [keyOf(row), row]));
}
