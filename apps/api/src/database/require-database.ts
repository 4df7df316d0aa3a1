import pg from 'pg';
import { ConfigError } from '../config/config.ts';

/** The system's own codes (ECONNREFUSED, ENOTFOUND, …), and PostgreSQL's classes 08, 28, 3D and 57. */
const connectionFaults = /^(E[A-Z_]+|08...|28...|3D...|57...)$/;

/** @throws ConfigError with one sentence where the database of DATABASE_URL is not there or does not let us in */
export async function requireDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && connectionFaults.test(String(cause.code))))
      throw cause;
    throw new ConfigError(
      `The database at ${new URL(url).host} (DATABASE_URL) does not let us in: ${cause.message || cause.code}.`,
      { cause },
    );
  } finally {
    await client.end();
  }
}
