import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Db } from '../../database/client.ts';
import { setting } from '../../database/schema/index.ts';
import { type PatronLimits, usualPatronLimits } from './patron-rank.rules.ts';

const key = 'patron_limits';
const Stored = Type.Object({ gold: Type.Integer(), platinum: Type.Integer(), diamond: Type.Integer() });

export type PatronLimitsService = ReturnType<typeof createPatronLimitsService>;

/** Where the patron ranks begin, as staff set it. */
export function createPatronLimitsService({ db }: { db: Db }) {
  return {
    async inForce(): Promise<PatronLimits> {
      const [row] = await db.select().from(setting).where(eq(setting.key, key));
      return Value.Check(Stored, row?.value) ? row.value : usualPatronLimits;
    },

    async set(value: PatronLimits): Promise<void> {
      await db
        .insert(setting)
        .values({ key, value })
        .onConflictDoUpdate({ target: setting.key, set: { value } });
    },
  };
}
