import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Db } from '../../database/client.ts';
import { readSetting, writeSetting } from '../../database/settings.ts';
import { type PatronLimits, usualPatronLimits } from './patron-rank.rules.ts';

const key = 'patron_limits';
const Stored = Type.Object({ gold: Type.Integer(), platinum: Type.Integer(), diamond: Type.Integer() });

export type PatronLimitsService = ReturnType<typeof createPatronLimitsService>;

/** Where the patron ranks begin, as staff set it. */
export function createPatronLimitsService({ db }: { db: Db }) {
  return {
    async inForce(): Promise<PatronLimits> {
      const stored = await readSetting(db, key);
      return Value.Check(Stored, stored) ? stored : usualPatronLimits;
    },

    set: (limits: PatronLimits): Promise<void> => writeSetting(db, key, limits),
  };
}
