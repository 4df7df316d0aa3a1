import { sql } from 'drizzle-orm';
import pg from 'pg';
import { assert, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './client.ts';
import { statement } from './statement.ts';

it('fails the transaction whose connection breaks between two statements, and goes on', async () => {
  const home = await openTestDatabase();
  const { db, close } = openDatabase(home.url);
  const cut = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
    await tx.execute(sql`select 1`);
  });
  await expect(cut).rejects.toThrow();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await close();
  await home.close();
});

it('runs what is sent at once in the order sent, keeps all of it or nothing, and leaves other plans as they are', async () => {
  const { db, plannedOnce, close } = await openTestDatabase();
  await db.execute(sql`create table note (place serial, text text)`);
  const write = (text: string) => sql`insert into note (text) values (${text})`;
  const failing = plannedOnce(async (tx) => {
    await tx.execute(write('lost'));
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  await expect(
    plannedOnce((tx) => Promise.all([tx.execute(write('lost too')), tx.execute(sql`select 1 / 0`)])),
  ).rejects.toThrow();
  const modes = sql`select current_setting('plan_cache_mode') as plan, current_setting('enable_seqscan') as whole`;
  const inside = await plannedOnce(async (tx) => {
    await Promise.all(['a', 'b', 'c'].map((text) => tx.execute(write(text))));
    return tx.execute(modes);
  });
  expect(inside.rows).toEqual([{ plan: 'force_generic_plan', whole: 'off' }]);
  expect((await db.execute(sql`select text from note order by place`)).rows).toEqual([
    { text: 'a' },
    { text: 'b' },
    { text: 'c' },
  ]);
  const insert = statement<never, { text: string }>(
    () => sql`insert into note (text) values (${sql.placeholder('text')})`,
  );
  const divide = statement<never, { by: number }>(() => sql`select 1 / ${sql.placeholder('by')}::int`);
  const told: string[] = [];
  const atOnce = (text: string, by: number) =>
    plannedOnce(
      async (tx, lastIsSent) => {
        await insert(tx, { text: 'first' });
        const sent = [insert(tx, { text }), divide(tx, { by })];
        lastIsSent();
        await Promise.all(sent);
        told.push('answered');
      },
      { onCommit: () => told.push('committing') },
    );
  await atOnce('d', 1);
  expect(told).toEqual(['answered', 'committing']);
  await expect(atOnce('lost as well', 0)).rejects.toThrow();
  expect(told).toHaveLength(2);
  expect((await db.execute(sql`select text from note order by place desc limit 2`)).rows).toEqual([
    { text: 'd' },
    { text: 'first' },
  ]);
  expect((await db.execute(modes)).rows).toEqual([{ plan: 'auto', whole: 'on' }]);
  await close();
});

it('writes what is asked in one turn at once', async () => {
  const { pool, close } = await openTestDatabase();
  const client = await pool.connect();
  assert(client instanceof pg.Client);
  const { stream } = client.connection;
  const writes = [vi.spyOn(stream, '_write'), vi.spyOn(stream, '_writev')];
  const asked = [client.query('begin'), client.query('select $1::int as one', [1]), client.query('commit')];
  expect((await Promise.all(asked))[1]?.rows).toEqual([{ one: 1 }]);
  expect(writes.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  client.release();
  await close();
});
