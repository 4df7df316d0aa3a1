import { withClient } from '@rimba/replicas';
import pg from 'pg';

/** Looks four times a second how many ms the replica is behind, until told to stop. */
export async function watchLag(primaryUrl: string): Promise<{ seen: number[]; stop(): Promise<void> }> {
  const client = new pg.Client({ connectionString: primaryUrl });
  await client.connect();
  const seen: number[] = [];
  const look = async () => {
    const { rows } = await client.query<{ ms: number | null }>(
      'select extract(epoch from replay_lag)::float8 * 1000 as ms from pg_stat_replication',
    );
    // Nothing where all was replayed long ago.
    for (const { ms } of rows) if (ms !== null) seen.push(ms);
  };
  let looking = look();
  const timer = setInterval(() => {
    looking = look();
  }, 250);
  return {
    seen,
    async stop() {
      clearInterval(timer);
      await looking;
      await client.end();
    },
  };
}

/** How often these databases have looked into their trees, by an index or not, once their server has counted that. */
export async function looksAtTrees(urls: readonly string[]): Promise<number> {
  const counts = await Promise.all(
    urls.map((url) =>
      withClient(url, async (client) => {
        const { rows } = await client.query<{ looks: string }>(
          `select seq_scan + idx_scan as looks from pg_stat_user_tables where relname = 'tree'`,
        );
        return Number(rows[0]?.looks);
      }),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
