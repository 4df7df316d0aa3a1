import pg from 'pg';
import { ConfigError } from '../config/config.ts';

/** The system's own codes (ECONNREFUSED, ENOTFOUND, …), and PostgreSQL's classes 08, 28, 3D and 57. */
const connectionFaults = /^(E[A-Z_]+|08...|28...|3D...|57...)$/;

/** PostgreSQL's first with `nulls not distinct`. */
const oldestVersion = 15;

/** @throws ConfigError with one sentence where the database of `variable` is not there, too old or does not let us in */
export async function requireDatabase(
  url: string,
  variable = 'DATABASE_URL',
  oldest = oldestVersion,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    const version = rows[0]?.server_version ?? '';
    if (Number.parseInt(version, 10) < oldest) {
      throw new ConfigError(
        `The database at ${new URL(url).host} (${variable}) is PostgreSQL ${version}: Rimba needs ${oldest} or newer.`,
      );
    }
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && connectionFaults.test(String(cause.code))))
      throw cause;
    throw new ConfigError(
      `The database at ${new URL(url).host} (${variable}) does not let us in: ${cause.message || cause.code}.`,
      { cause },
    );
  } finally {
    await client.end();
  }
}
