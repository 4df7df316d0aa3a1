import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { runCommand } from '../../testing/test-terminal.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'rimba-backup-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...args: string[]) => runCommand(folder, args, { databaseUrl: database.url });

async function ask<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
const entries = (...days: number[]) =>
  [
    'date,kind,source,name_id,name_en,amount',
    ...days.map((day) => `2026-01-0${day},income,grant,"Hibah\t\\N",Grant,${day}`),
  ].join('\n');

it('keeps everything, proves that it does, and brings it back', async () => {
  writeFileSync(join(folder, 'one.csv'), entries(1, 2, 3));
  expect((await run('import', 'reports', 'one.csv')).code).toBe(0);
  await ask(
    `insert into adopter (name, email, created_at) values ('Siti', 'siti@rimba.test', '2026-01-01T00:00:00Z')`,
  );
  expect((await run('keys', 'rotate')).code).toBe(0);
  mkdirSync(join(folder, 'files', 'trees', 'KB-AU-2024-000001'), { recursive: true });
  writeFileSync(join(folder, 'files', 'trees', 'KB-AU-2024-000001', 'leaf-1.webp'), 'a leaf');

  expect(await run('backup', 'make', 'kept')).toMatchObject({
    code: 0,
    output: expect.stringContaining('1 files'),
  });
  expect(statSync(join(folder, 'kept')).mode & 0o077).toBe(0);
  expect((await run('backup', 'make', 'kept')).code).toBe(2);
  expect(await run('backup', 'verify', 'kept')).toMatchObject({
    code: 0,
    output: expect.stringContaining('whole'),
  });

  writeFileSync(join(folder, 'two.csv'), entries(4, 5));
  await run('import', 'reports', 'two.csv');
  rmSync(join(folder, 'files'), { recursive: true });
  expect(await run('backup', 'restore', 'kept')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('--replace'),
  });
  const visitor = new pg.Client({ connectionString: database.url });
  await visitor.connect();
  expect(await run('backup', 'restore', 'kept', '--replace')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('running'),
  });
  await visitor.end();

  expect(await run('backup', 'restore', 'kept', '--replace')).toMatchObject({ code: 0 });
  expect(await ask("select amount, name->>'id' as name from financial_entry order by date")).toEqual(
    ['1', '2', '3'].map((amount) => ({ amount, name: 'Hibah\t\\N' })),
  );
  expect(statSync(join(folder, 'files', 'trees', 'KB-AU-2024-000001', 'leaf-1.webp')).size).toBe(6);
  const [next] = await ask<{ id: number }>(
    `insert into adopter (name, email, created_at) values ('Budi', 'budi@rimba.test', '2026-01-01T00:00:00Z') returning id`,
  );
  expect(next?.id).toBe(2);
  const databases = await ask<{ datname: string }>(
    `select datname from pg_database where datname like '%scratch%' or datname like '%before%'`,
  );
  expect(databases).toEqual([]);

  const elsewhere = join(folder, 'elsewhere');
  mkdirSync(elsewhere);
  const restore = ['backup', 'restore', join(folder, 'kept'), '--replace'];
  expect(await runCommand(elsewhere, restore, { databaseUrl: database.url })).toMatchObject({
    code: 1,
    output: expect.stringContaining('Restored'),
    errors: expect.stringMatching(/^RIMBA_SECRETS_KEY does not open signing key rimba-\d{4}-a:/),
  });
});

it('does not take a damaged or unfinished backup for whole', async () => {
  appendFileSync(join(folder, 'kept', 'files', 'trees', 'KB-AU-2024-000001', 'leaf-1.webp'), '!');
  expect(await run('backup', 'verify', 'kept')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('leaf-1'),
  });
  writeFileSync(join(folder, 'kept', 'tables', 'financial_entry.copy.gz'), 'gone');
  expect((await run('backup', 'restore', 'kept', '--replace')).code).toBe(1);
  expect(await ask('select 1 from financial_entry')).toHaveLength(3);
  rmSync(join(folder, 'kept', 'manifest.json'));
  expect((await run('backup', 'verify', 'kept')).code).toBe(1);
});

it('says what its role lacks to verify beside the database', async () => {
  expect((await run('backup', 'make', 'plain')).code).toBe(0);
  const role = `lean_${process.pid}`;
  await ask(`create role ${role} login password 'lean'`);
  const url = Object.assign(new URL(database.url), { username: role, password: 'lean' });
  const refused = await runCommand(folder, ['backup', 'verify', 'plain'], { databaseUrl: url.href });
  await ask(`drop role ${role}`);
  expect(refused).toMatchObject({ code: 1, errors: expect.stringMatching(/createdb\.$/m) });
  expect(refused.errors).not.toContain('    at ');
});

it('keeps a backup that only its passphrase opens', async () => {
  writeFileSync(join(folder, 'passphrase'), 'tengkawang di tepi sungai\n');
  writeFileSync(join(folder, 'other'), 'ulin di lereng bukit\n');
  writeFileSync(join(folder, 'short'), 'ulin\n');
  const sealed = ['--passphrase-file', 'passphrase'];
  expect((await run('backup', 'make', 'sealed', '--passphrase-file', 'short')).code).toBe(2);
  expect(await run('backup', 'make', 'sealed', '--passphrase-file', 'nowhere')).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/nowhere cannot be read or written\.$/m),
  });
  expect(await run('backup', 'make', 'sealed', ...sealed)).toMatchObject({ code: 0 });
  const everything = readdirSync(join(folder, 'sealed'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
  expect(everything.length).toBeGreaterThan(10);
  for (const bytes of everything) expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
  expect(await run('backup', 'verify', 'sealed')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('encrypted'),
  });
  expect(await run('backup', 'verify', 'sealed', '--passphrase-file', 'other')).toMatchObject({
    code: 1,
    errors: 'The passphrase is wrong, or the backup is damaged.\n',
  });
  expect(await run('backup', 'verify', 'sealed', ...sealed)).toMatchObject({ code: 0 });
  const before = await ask('select * from financial_entry order by id');
  await ask('delete from financial_entry');
  expect(await run('backup', 'restore', 'sealed', '--replace', ...sealed)).toMatchObject({ code: 0 });
  expect(await ask('select * from financial_entry order by id')).toEqual(before);
  const table = join(folder, 'sealed', 'tables', 'financial_entry.copy.gz.age');
  const bytes = readFileSync(table);
  bytes.writeUInt8((bytes.at(40) ?? 0) ^ 1, 40);
  writeFileSync(table, bytes);
  expect((await run('backup', 'verify', 'sealed', ...sealed)).code).toBe(1);
});

it('keeps a sealed backup that can be opened without us', async () => {
  writeFileSync(join(folder, 'words'), 'gaharu di kaki bukit\n');
  expect((await run('backup', 'make', 'standard', '--passphrase-file', 'words')).code).toBe(0);
  const read = (name: string) => readFileSync(join(folder, 'standard', name));
  const byPassphrase = new Decrypter();
  byPassphrase.addPassphrase('gaharu di kaki bukit');
  const byIdentity = new Decrypter();
  byIdentity.addIdentity((await byPassphrase.decrypt(read('identity.age'), 'text')).trim());
  const manifest: unknown = JSON.parse(await byIdentity.decrypt(read('manifest.json.age'), 'text'));
  expect(manifest).toMatchObject({ format: 1 });
  const rows = await byIdentity.decrypt(read('tables/financial_entry.copy.gz.age'));
  expect(gunzipSync(rows).toString()).toContain('2026-01-01\tincome\tgrant');
});

it('puts a backup in the place of a database that other migrations made', async () => {
  expect((await run('backup', 'make', 'ours')).code).toBe(0);
  const kept = await ask('select * from financial_entry order by id');
  await ask(`update drizzle.__drizzle_migrations set hash = 'of another time'`);
  const refusal =
    /^The database test_\w+ at .* made by a Rimba with other migrations .* restore <folder> --replace\)\.\n$/;
  for (const command of [
    ['keys', 'rotate'],
    ['backup', 'make', 'theirs'],
    ['methods', 'list'],
  ]) {
    expect(await run(...command)).toEqual({ code: 1, output: '', errors: expect.stringMatching(refusal) });
  }
  expect(await run('backup', 'restore', 'ours', '--replace')).toMatchObject({ code: 0, errors: '' });
  expect(await ask('select * from financial_entry order by id')).toEqual(kept);
  expect((await run('methods', 'list')).code).toBe(0);
});

it('names a backup of another time, and leaves the database as it is', async () => {
  const manifest = join(folder, 'ours', 'manifest.json');
  writeFileSync(
    manifest,
    readFileSync(manifest, 'utf8').replace(/"migrations": \[\s+"\w+/, '"migrations": ["other'),
  );
  expect(await run('backup', 'restore', 'ours', '--replace')).toEqual({
    code: 1,
    output: '',
    errors: 'The backup was made by another version of the database; use the Rimba of that time.\n',
  });
  expect(await ask('select 1 from financial_entry')).toHaveLength(3);
});
