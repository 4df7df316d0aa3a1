import { readdir, readFile } from 'node:fs/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { ConfigError } from '../../config/config.ts';
import { hasTable, withConnection } from '../../database/connection.ts';
import { migrateDatabase } from '../../database/migrate.ts';
import { adopter, tree } from '../../database/schema/index.ts';
import { openFileStore } from '../../storage/open-file-store.ts';
import type { AddCommands, CommandContext } from '../command.ts';
import { CommandError, exitCode } from '../outcome.ts';
import { openCommandDatabase } from '../product.ts';
import { makeBackup } from './make-backup.ts';
import { type Manifest, readManifest, rowsOf } from './manifest.ts';
import { compareDatabase, compareFiles, fillDatabase, OtherVersion, restoreFiles } from './restore-backup.ts';
import { isInUse, replaceDatabase, withScratchDatabase } from './scratch-database.ts';
import type { MaybeSeal } from './sealed-file.ts';

type Flags = { passphraseFile?: string };

const shortestPassphrase = 12;

export const addBackup: AddCommands = (program, context) => {
  const { t, say, complain } = context.terminal;
  const { pathOf, config, withProduct, finish } = context;
  const family = program.command('backup').description(t('help.backup.about'));
  const counted = (manifest: Manifest) => ({
    tables: manifest.tables.length,
    rows: rowsOf(manifest),
    files: manifest.files.length,
  });

  family
    .command('make <folder>')
    .description(t('help.backup.make'))
    .option('--passphrase-file <file>', t('help.backup.passphrase'))
    .action(async (folder: string, flags: Flags) => {
      const passphrase = await passphraseOf(context, flags);
      const there = await readdir(pathOf(folder)).catch(() => []);
      if (there.length) throw new CommandError(t('backup.exists', { folder }), exitCode.wrongUsage);
      const manifest = await withProduct(({ clock, files }, url) =>
        makeBackup(url, files, pathOf(folder), clock.now(), passphrase),
      );
      say(t('backup.made', { folder, ...counted(manifest) }));
    });

  family
    .command('verify <folder>')
    .description(t('help.backup.verify'))
    .option('--passphrase-file <file>', t('help.backup.passphrase'))
    .action(async (folder: string, flags: Flags) => {
      const { manifest, seal } = await readManifest(t, pathOf(folder), await passphraseOf(context, flags));
      await withDatabase(context, (url) =>
        withScratchDatabase(url, (scratch) => tryOut(context, scratch, pathOf(folder), manifest, seal)),
      );
      say(t('backup.verified', counted(manifest)));
    });

  family
    .command('restore <folder>')
    .description(t('help.backup.restore'))
    .option('--replace', t('help.backup.replace'))
    .option('--passphrase-file <file>', t('help.backup.passphrase'))
    .action(async (folder: string, { replace = false, ...flags }: Flags & { replace?: boolean }) => {
      const { manifest, seal } = await readManifest(t, pathOf(folder), await passphraseOf(context, flags));
      await withDatabase(context, async (url) => {
        if (!replace && (await holdsSomething(url))) throw new CommandError(t('backup.notEmpty'));
        if (await isInUse(url)) throw new CommandError(t('backup.running'));
        await withScratchDatabase(url, async (scratch, name) => {
          await tryOut(context, scratch, pathOf(folder), manifest, seal);
          await migrateDatabase(scratch);
          await restoreFiles(pathOf(folder), manifest, openFileStore(config), seal);
          await replaceDatabase(url, name);
        });
      });
      // The queues are no part of a backup: what the outbox had not sent is queued anew.
      const shut = await withProduct(async ({ mails, database, adoption }) => {
        await database.db.transaction((tx) => mails.requeue(tx));
        return adoption.certificate.signingKeys.sealStored().then(() => undefined, onlyConfigError);
      });
      say(t('backup.restored', counted(manifest)));
      if (shut === undefined) return;
      complain(shut.message);
      finish(exitCode.problems);
    });
};

/** The sentence that a start would end with: of a key that the backup does not hold. */
function onlyConfigError(error: unknown): ConfigError {
  if (error instanceof ConfigError) return error;
  throw error;
}

/** PostgreSQL's word for what the role may not, like making the database beside that verify and restore fill. */
const insufficientPrivilege = '42501';

/** What a passphrase opens; in a file, because arguments and environments are read by others. */
async function passphraseOf(
  { terminal: { t }, pathOf }: CommandContext,
  { passphraseFile: file }: Flags,
): Promise<string | undefined> {
  if (file === undefined) return undefined;
  const passphrase = (await readFile(pathOf(file), 'utf8')).trim();
  if (passphrase.length < shortestPassphrase) {
    throw new CommandError(t('backup.passphraseFile', { file }), exitCode.wrongUsage);
  }
  return passphrase;
}

async function withDatabase<T>(
  { config, terminal: { t } }: CommandContext,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const { url, close } = await openCommandDatabase(config);
  try {
    return await work(url);
  } catch (cause) {
    const refused = cause instanceof DrizzleQueryError ? cause.cause : cause;
    if (refused instanceof pg.DatabaseError && refused.code === insufficientPrivilege)
      throw new CommandError(t('backup.notAllowed', { said: refused.message }), undefined, { cause });
    throw cause;
  } finally {
    await close();
  }
}

/** Restores into a scratch database. @throws CommandError after naming every difference */
async function tryOut(
  { terminal: { t, complain } }: CommandContext,
  scratchUrl: string,
  folder: string,
  manifest: Manifest,
  seal: MaybeSeal,
): Promise<void> {
  try {
    await fillDatabase(scratchUrl, folder, manifest, seal);
  } catch (cause) {
    if (cause instanceof OtherVersion) throw new CommandError(t('backup.otherVersion'), undefined, { cause });
    throw new CommandError(t('backup.noBackup', { folder }), undefined, { cause });
  }
  const differences = [
    ...(await compareDatabase(scratchUrl, manifest)),
    ...(await compareFiles(folder, manifest, seal)),
  ];
  const [first, ...more] = differences.map((difference) => t('backup.differs', difference));
  if (first === undefined) return;
  for (const line of more) complain(line);
  throw new CommandError(first);
}

/** Whether people or trees are recorded already. */
const holdsSomething = (url: string): Promise<boolean> =>
  withConnection(url, async (db) => {
    if (!(await hasTable(db, 'public.tree'))) return false;
    const trees = await db.select({ id: tree.id }).from(tree).limit(1);
    const adopters = await db.select({ id: adopter.id }).from(adopter).limit(1);
    return trees.length + adopters.length > 0;
  });
