import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { CommandError } from '../outcome.ts';
import type { CommandText } from '../terminal.ts';

/** What a backup holds; written last, so a folder without it is no whole backup. */
export const Manifest = Type.Object({
  format: Type.Literal(1),
  madeAt: Type.String(),
  /** Hashes of the migrations the database had, oldest first. */
  migrations: Type.Array(Type.String()),
  tables: Type.Array(
    Type.Object({
      name: Type.String({ pattern: '^[a-z_]+$' }),
      columns: Type.Array(Type.String()),
      rows: Type.Integer(),
      /** SHA-256 of the rows as COPY writes them. */
      sha256: Type.String(),
    }),
  ),
  sequences: Type.Array(Type.Object({ name: Type.String(), next: Type.String(), called: Type.Boolean() })),
  files: Type.Array(Type.Object({ key: Type.String(), sha256: Type.String() })),
});
export type Manifest = Static<typeof Manifest>;

export const rowsOf = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0);

/** @throws CommandError when the folder holds no whole backup */
export async function readManifest(t: CommandText, folder: string): Promise<Manifest> {
  try {
    return Value.Parse(Manifest, JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  } catch (cause) {
    throw new CommandError(t('backup.noBackup', { folder }), undefined, { cause });
  }
}

export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
