import type { DeathCause } from '../../database/schema/index.ts';

/** What people did is not nature's; a cause that is not known yet counts as nature's. */
export const isNatural = (cause: DeathCause | null): boolean => cause !== 'felled';
