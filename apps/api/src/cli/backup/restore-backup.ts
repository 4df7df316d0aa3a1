import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { listMigrations, migrateTo } from '../../database/migrate.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { hashing } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { contentOf, hashOfFile, type MaybeSeal, reading } from './sealed-file.ts';
import { inOrder, target } from './tables.ts';

export type Difference = { what: string; expected: string | number; found: string | number };

/** Thrown when the backup knows migrations that this version does not. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion';
}

/** Fills an empty database from a backup, in the schema of its time. @throws OtherVersion */
export async function fillDatabase(
  databaseUrl: string,
  folder: string,
  manifest: Manifest,
  seal: MaybeSeal,
): Promise<void> {
  await migrateTo(databaseUrl, manifest.migrations.length);
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c timezone=UTC' });
  await client.connect();
  try {
    const migrations = await listMigrations(client);
    if (migrations.join() !== manifest.migrations.join()) throw new OtherVersion();
    await client.query('begin');
    for (const { name } of manifest.tables) {
      // Tallies and logs of changes are part of the backup: filling must not write them a second time.
      await client.query(`alter table public.${client.escapeIdentifier(name)} disable trigger user`);
      await client.query(`truncate public.${client.escapeIdentifier(name)} cascade`);
    }
    for (const table of manifest.tables) {
      await pipeline([
        ...reading(join(folder, 'tables', `${table.name}.copy.gz`), seal),
        createGunzip(),
        client.query(copyFrom(`copy ${target(client, table)} from stdin`)),
      ]);
      await client.query(`alter table public.${client.escapeIdentifier(table.name)} enable trigger user`);
    }
    for (const { name, next, called } of manifest.sequences) {
      await client.query('select setval($1::regclass, $2::bigint, $3)', [
        `public.${client.escapeIdentifier(name)}`,
        next,
        called,
      ]);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Where a filled database is not what the backup says, by count and by content. */
export async function compareDatabase(databaseUrl: string, manifest: Manifest): Promise<Difference[]> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c timezone=UTC' });
  await client.connect();
  const differences: Difference[] = [];
  try {
    for (const table of manifest.tables) {
      const { rows } = await client.query<{ rows: string }>(
        `select count(*) as rows from public.${client.escapeIdentifier(table.name)}`,
      );
      const count = Number(rows[0]?.rows);
      const { hash, through } = hashing();
      const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
      await pipeline(client.query(copyTo(`copy (${inOrder(client, table)}) to stdout`)), through, nowhere);
      if (count !== table.rows) differences.push({ what: table.name, expected: table.rows, found: count });
      else if (hash.digest('hex') !== table.sha256) {
        differences.push({ what: table.name, expected: table.sha256.slice(0, 12), found: '≠' });
      }
    }
  } finally {
    await client.end();
  }
  return differences;
}

/** Puts every file of a backup into the store. */
export async function restoreFiles(
  folder: string,
  { files }: Manifest,
  store: FileStore,
  seal: MaybeSeal,
): Promise<void> {
  for (const { key } of files) await store.put(key, await contentOf(join(folder, 'files', key), seal));
}

/** Which files of a backup are missing or are not what they were. */
export async function compareFiles(
  folder: string,
  { files }: Manifest,
  seal: MaybeSeal,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const { key, sha256 } of files) {
    const found = await hashOfFile(join(folder, 'files', key), seal).catch(() => '–');
    if (found !== sha256) {
      differences.push({ what: key, expected: sha256.slice(0, 12), found: found.slice(0, 12) });
    }
  }
  return differences;
}
