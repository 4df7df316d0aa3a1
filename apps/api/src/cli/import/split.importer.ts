import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { type Purpose, priceSplit } from '../../database/schema/index.ts';
import { day, number } from './cell.rules.ts';
import type { Effect, Fault, Importer } from './importer.ts';
import { purpose } from './purpose.column.ts';

type SplitValues = { valid_from: string; purpose: Purpose; percent: number };

/** How a price is divided from a day on: one row for each purpose, and a day's percents sum to 100. */
export const splitImporter: Importer<SplitValues> = {
  columns: {
    valid_from: { cell: day, also: ['from', 'berlaku_sejak', 'tanggal'] },
    purpose,
    percent: { cell: number(0, 100), also: ['persen', 'share'] },
  },
  keyColumn: 'purpose',
  keyOf: (values) => keyOf({ validFrom: values.valid_from, purpose: values.purpose }),

  async review(db, entries) {
    const stored = await findStored(db, [...new Set(entries.map(({ values }) => values.valid_from))]);
    const shares = new Map([...stored].map(([key, row]) => [key, row]));
    for (const { values } of entries) shares.set(splitImporter.keyOf(values), rowOf(values));
    const effects = new Map<number, Effect>();
    const faults: Fault[] = [];
    for (const { line, values } of entries) {
      const before = stored.get(splitImporter.keyOf(values));
      const same = before?.share === rowOf(values).share && !before.illustrative;
      effects.set(line, !before ? 'created' : same ? 'unchanged' : 'updated');
      // Every row of the day is named, so that no part of it is written without the rest.
      const sum = [...shares.values()]
        .filter(({ validFrom }) => validFrom === values.valid_from)
        .reduce((total, { share }) => total + share, 0);
      if (sum === 10_000) continue;
      const [column, value] = ['percent', String(values.percent)];
      faults.push({ line, column, value, why: 'not_the_whole', detail: { sum: sum / 100 } });
    }
    return { faults, effects };
  },

  async write(tx, entries) {
    await tx
      .insert(priceSplit)
      .values(entries.map(({ values }) => rowOf(values)))
      .onConflictDoUpdate({
        target: [priceSplit.validFrom, priceSplit.purpose],
        set: { share: sql`excluded.share`, illustrative: false },
      });
  },
};

const rowOf = ({ valid_from, purpose: of, percent }: SplitValues) => ({
  validFrom: valid_from,
  purpose: of,
  share: Math.round(percent * 100),
  illustrative: false,
});

const keyOf = ({ validFrom, purpose: of }: { validFrom: string; purpose: Purpose }) => `${validFrom}\n${of}`;

async function findStored(db: Db, days: string[]) {
  const rows = days.length
    ? await db.select().from(priceSplit).where(inArray(priceSplit.validFrom, days))
    : [];
  return new Map(rows.map((row) => [keyOf(row), row]));
}
