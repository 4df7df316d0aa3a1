import type { DeathCause } from '../../database/schema/index.ts';

export const deathCauses = [
  'wind',
  'lightning',
  'flood',
  'drought',
  'fire',
  'pest',
  'animal',
  'felled',
] as const satisfies readonly DeathCause[];

/** What people did is not nature's; a cause that is not known yet counts as nature's. */
export const isNatural = (cause: DeathCause | null): boolean => cause !== 'felled';
