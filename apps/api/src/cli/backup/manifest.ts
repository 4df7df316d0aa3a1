import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { CommandError, exitCode } from '../outcome.ts';
import type { CommandText } from '../terminal.ts';
import { WrongPassphrase } from './encryption.ts';
import { contentOf, type MaybeSeal, writing } from './sealed-file.ts';

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

const openName = 'manifest.json';
const sealedName = 'manifest.sealed';

export async function writeManifest(folder: string, manifest: Manifest, seal: MaybeSeal): Promise<void> {
  const file = join(folder, seal ? sealedName : openName);
  await pipeline([
    Readable.from([Buffer.from(JSON.stringify(manifest, null, 2))]),
    ...(await writing(file, seal)),
  ]);
}

/** What a backup holds, and how its files are opened. @throws CommandError when the folder holds no whole backup */
export async function readManifest(
  t: CommandText,
  folder: string,
  given: MaybeSeal,
): Promise<{ manifest: Manifest; seal: MaybeSeal }> {
  const isSealed = (await readdir(folder).catch((): string[] => [])).includes(sealedName);
  if (isSealed && !given) throw new CommandError(t('backup.needsPassphrase'), exitCode.wrongUsage);
  const seal = isSealed ? given : undefined;
  try {
    const content = await contentOf(join(folder, isSealed ? sealedName : openName), seal);
    return { manifest: Value.Parse(Manifest, JSON.parse(content.toString('utf8'))), seal };
  } catch (cause) {
    const wrong = cause instanceof WrongPassphrase;
    throw new CommandError(t(wrong ? 'backup.wrongPassphrase' : 'backup.noBackup', { folder }), undefined, {
      cause,
    });
  }
}
