import { expect, inject, it } from 'vitest';
import { ConfigError } from '../config/config.ts';
import { requireDatabase } from './require-database.ts';

it('takes a database that is new enough, and names the version of one that is not', async () => {
  const url = inject('postgresUrl');
  await requireDatabase(url);
  const refused = requireDatabase(url, 'DATABASE_URL', 1_000);
  await expect(refused).rejects.toThrow(ConfigError);
  await expect(refused).rejects.toThrow(
    /^The database at \S+ \(DATABASE_URL\) is PostgreSQL \d+\.\S+: Rimba needs 1000 or newer\.$/,
  );
});
