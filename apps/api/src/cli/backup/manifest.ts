import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { CommandError, exitCode } from '../outcome.ts';
import type { CommandText } from '../terminal.ts';
import { identityName, openSeal } from './seal.ts';
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

const manifestName = 'manifest.json';

export async function writeManifest(folder: string, manifest: Manifest, seal: MaybeSeal): Promise<void> {
  await pipeline([
    Readable.from([Buffer.from(JSON.stringify(manifest, null, 2))]),
    ...writing(join(folder, manifestName), seal),
  ]);
}

/** What a backup holds, and how its files are opened. @throws CommandError when the folder holds no whole backup */
export async function readManifest(
  t: CommandText,
  folder: string,
  passphrase: string | undefined,
): Promise<{ manifest: Manifest; seal: MaybeSeal }> {
  const seal = await sealOf(t, folder, passphrase);
  try {
    const content = await contentOf(join(folder, manifestName), seal);
    return { manifest: Value.Parse(Manifest, JSON.parse(content.toString('utf8'))), seal };
  } catch (cause) {
    throw new CommandError(t('backup.noBackup', { folder }), undefined, { cause });
  }
}

async function sealOf(t: CommandText, folder: string, passphrase: string | undefined): Promise<MaybeSeal> {
  const names = await readdir(folder).catch((): string[] => []);
  if (!names.includes(identityName)) return undefined;
  if (passphrase === undefined) throw new CommandError(t('backup.needsPassphrase'), exitCode.wrongUsage);
  try {
    return await openSeal(folder, passphrase);
  } catch (cause) {
    throw new CommandError(t('backup.wrongPassphrase'), undefined, { cause });
  }
}
