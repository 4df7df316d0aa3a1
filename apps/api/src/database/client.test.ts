import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './client.ts';
import { setting } from './schema/index.ts';

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

it('keeps all or nothing of what a transaction sends together, in the order sent', async () => {
  const { db, close } = await openTestDatabase();
  await db.execute(sql`create table note (place serial, text text)`);
  const write = (text: string) => sql`insert into note (text) values (${text})`;
  const failing = db.transaction((tx) =>
    Promise.all([tx.execute(write('lost')), tx.execute(sql`select 1 / 0`), tx.execute(write('lost too'))]),
  );
  await expect(failing).rejects.toThrow();
  await db.transaction((tx) => Promise.all(['a', 'b', 'c'].map((text) => tx.execute(write(text)))));
  expect((await db.execute(sql`select text from note order by place`)).rows).toEqual([
    { text: 'a' },
    { text: 'b' },
    { text: 'c' },
  ]);
  await close();
});

it('prepares nothing by its name behind a pooler that has another connection for each transaction', async () => {
  const home = await openTestDatabase();
  const prepared = async (pooled: boolean) => {
    const { db, close } = openDatabase(home.url, { pooled, size: 1 });
    await db.transaction((tx) => tx.select().from(setting).prepare('settings').execute());
    await db.select().from(setting).prepare('settings').execute();
    const { rows } = await db.execute(sql`select name from pg_prepared_statements`);
    await close();
    return rows;
  };
  expect(await prepared(false)).toEqual([{ name: 'settings' }]);
  expect(await prepared(true)).toEqual([]);
  await home.close();
});
