import type { Db } from '../database/client.ts';
import { listFlagged, unflag } from './transaction.repository.ts';

/** Transactions that no rule could finish, for staff. */
export const createFlaggedService = ({ db }: { db: Db }) => ({
  list: () => listFlagged(db),

  /** Notes that a person has dealt with it. @returns what it was flagged for; undefined when it was not */
  settle: (number: string) => unflag(db, number),
});
