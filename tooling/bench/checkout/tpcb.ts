import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { withClient } from '@rimba/replicas';
import pg from 'pg';
import { say } from '../measure/say.ts';

const run = promisify(execFile);
const clients = 16;
/** As many branches as clients, so that they seldom wait for one another: 1,600,000 accounts. */
const scale = 16;
const seconds = Number(process.env.RIMBA_BENCH_SECONDS ?? 4);

/** R5: TPC-B, by pgbench where the system has it, else by the same statements sent from here. */
export async function openTpcB(url: string): Promise<() => Promise<number>> {
  const hasPgbench = await run('pgbench', ['--version']).then(
    () => true,
    () => false,
  );
  await withClient(url, (client) => client.query(tables));
  if (!hasPgbench) {
    say('No pgbench here: R5 is the same transaction, sent by node-postgres.');
    return () => ownLoop(url);
  }
  return async () => {
    const { stdout } = await run('pgbench', ['-n', '-c', `${clients}`, '-j', '2', '-T', `${seconds}`, url]);
    return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  };
}

/** What `pgbench -i` makes. */
const tables = `
  create table pgbench_branches (bid int primary key, bbalance int, filler char(88)) with (fillfactor = 100);
  create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84)) with (fillfactor = 100);
  create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84)) with (fillfactor = 100);
  create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
  insert into pgbench_branches select n, 0, '' from generate_series(1, ${scale}) as n;
  insert into pgbench_tellers select n, (n - 1) / 10 + 1, 0, '' from generate_series(1, ${scale * 10}) as n;
  insert into pgbench_accounts select n, (n - 1) / 100000 + 1, 0, '' from generate_series(1, ${scale * 100_000}) as n;
  analyze pgbench_branches, pgbench_tellers, pgbench_accounts;`;

const upTo = (most: number) => 1 + Math.floor(Math.random() * most);

async function ownLoop(url: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: clients });
  const until = Date.now() + seconds * 1_000;
  let done = 0;
  async function client() {
    const connection = await pool.connect();
    for (; Date.now() < until; done++) {
      const [aid, bid, tid] = [upTo(scale * 100_000), upTo(scale), upTo(scale * 10)];
      const delta = upTo(10_000) - 5_000;
      for (const statement of [
        'begin',
        `update pgbench_accounts set abalance = abalance + ${delta} where aid = ${aid}`,
        `select abalance from pgbench_accounts where aid = ${aid}`,
        `update pgbench_tellers set tbalance = tbalance + ${delta} where tid = ${tid}`,
        `update pgbench_branches set bbalance = bbalance + ${delta} where bid = ${bid}`,
        `insert into pgbench_history (tid, bid, aid, delta, mtime) values (${tid}, ${bid}, ${aid}, ${delta}, now())`,
        'end',
      ])
        await connection.query(statement);
    }
    connection.release();
  }
  await Promise.all(Array.from({ length: clients }, client));
  await pool.end();
  return done / seconds;
}
