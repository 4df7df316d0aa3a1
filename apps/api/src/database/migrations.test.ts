import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ConfigError } from '../config/config.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema/index.ts';
import { methodCodes, paymentMethod, paymentMethodTerms } from './schema/index.ts';

const folder = new URL('./migrations/meta/', import.meta.url);

it('has a migration for everything the schema says', async () => {
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const snapshot = JSON.parse(readFileSync(new URL(newest ?? '', folder), 'utf8'));
  const now = generateDrizzleJson(schema, snapshot.id, undefined, 'snake_case');
  expect(await generateMigration(snapshot, now)).toEqual([]);
});

it('gives a database the ways to pay that it lacks, and leaves the others as staff have them', async () => {
  const { db, url, close } = await openTestDatabase();
  const fees = async () =>
    new Map((await db.select().from(paymentMethod)).map(({ code, feeFixed }) => [code, feeFixed]));
  expect([...(await fees()).keys()].sort()).toEqual([...methodCodes].sort());
  await db.delete(paymentMethod).where(eq(paymentMethod.code, 'gopay'));
  await db.update(paymentMethod).set({ feeFixed: 1_234 }).where(eq(paymentMethod.code, 'bca_va'));
  await migrateDatabase(url);
  const after = await fees();
  expect([after.get('gopay'), after.get('bca_va')]).toEqual([paymentMethodTerms.gopay.feeFixed, 1_234]);
  expect(after.size).toBe(methodCodes.length);
  await close();
});

it('leaves a database alone that other migrations made, and says what to do', async () => {
  const { db, url, close } = await openTestDatabase();
  await db.execute(sql`update drizzle.__drizzle_migrations set hash = 'of another time' where id = 1`);
  await db.delete(paymentMethod);
  const refused = migrateDatabase(url);
  await expect(refused).rejects.toThrow(ConfigError);
  await expect(refused).rejects.toThrow(
    /^The database test_\w+ at \S+:\d+ was made by a Rimba with other migrations and is left as it is: go on .*\)\.$/,
  );
  expect(await db.$count(paymentMethod)).toBe(0);
  await close();
});

it('lets the version before run beside the next, which added a migration', async () => {
  const { db, url, close } = await openTestDatabase();
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the next version', ${Date.now()})`,
  );
  await expect(migrateDatabase(url)).resolves.toBeUndefined();
  await close();
});
