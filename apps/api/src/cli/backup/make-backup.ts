import { createHash } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { isStorageKey } from '../../storage/file-store.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { type MaybeSeal, reading, writing } from './sealed-file.ts';
import { inOrder, listMigrations, listSequences, listTables, type TableShape } from './tables.ts';

/**
 * Writes the whole database, as it was at one moment, and every file into an empty folder that only its owner can
 * read. The product may go on working meanwhile: files are never changed, only added.
 */
export async function makeBackup(
  databaseUrl: string,
  filesFolder: string,
  folder: string,
  now: Date,
  seal: MaybeSeal,
): Promise<Manifest> {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c timezone=UTC' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const migrations = await listMigrations(client);
    const tables: Manifest['tables'] = [];
    for (const table of await listTables(client)) tables.push(await writeTable(client, table, folder, seal));
    const sequences = await listSequences(client);
    await client.query('commit');
    const files = await copyFiles(filesFolder, join(folder, 'files'), { close: seal });
    const manifest: Manifest = { format: 1, madeAt: now.toISOString(), migrations, tables, sequences, files };
    await writeManifest(folder, manifest, seal);
    return manifest;
  } finally {
    await client.end();
  }
}

async function writeTable(client: pg.Client, table: TableShape, folder: string, seal: MaybeSeal) {
  const { rows: counted } = await client.query<{ rows: string }>(
    `select count(*) as rows from public.${client.escapeIdentifier(table.name)}`,
  );
  const { hash, through } = hashing();
  await pipeline([
    client.query(copyTo(`copy (${inOrder(client, table)}) to stdout`)),
    through,
    createGzip(),
    ...(await writing(join(folder, 'tables', `${table.name}.copy.gz`), seal)),
  ]);
  return { ...table, rows: Number(counted[0]?.rows), sha256: hash.digest('hex') };
}

export function hashing() {
  const hash = createHash('sha256');
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { hash, through };
}

/** Copies every stored file from one folder to another, sealing what is closed and opening what was. */
export async function copyFiles(
  from: string,
  to: string,
  { close, open }: { close?: MaybeSeal; open?: MaybeSeal },
): Promise<Manifest['files']> {
  const entries = await readdir(from, { recursive: true }).catch(() => []);
  const keys = entries.map((path) => path.split(sep).join('/')).filter(isStorageKey);
  const files: Manifest['files'] = [];
  for (const key of keys.sort()) {
    await mkdir(dirname(join(to, key)), { recursive: true, mode: 0o700 });
    const { hash, through } = hashing();
    await pipeline([...reading(join(from, key), open), through, ...(await writing(join(to, key), close))]);
    files.push({ key, sha256: hash.digest('hex') });
  }
  return files;
}
