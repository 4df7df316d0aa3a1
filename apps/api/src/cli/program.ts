import { resolve } from 'node:path';
import { languages } from '@rimba/i18n';
import { errorMessage } from '@rimba/i18n/errors';
import { Command, CommanderError, Option } from 'commander';
import { type Config, ConfigError } from '../config/config.ts';
import { EmbeddedPostgresError } from '../database/embedded/server.ts';
import { Problem } from '../http/problem.ts';
import { addBackup } from './backup/backup.command.ts';
import type { CommandContext } from './command.ts';
import { addImport } from './import/import.command.ts';
import { CommandError, type ExitCode, exitCode } from './outcome.ts';
import { addPhotos } from './photos/photos.command.ts';
import { openProduct } from './product.ts';
import { addAnnualReport } from './staff/annual-report.command.ts';
import { addEmail } from './staff/email.command.ts';
import { addFlagged } from './staff/flagged.command.ts';
import { addKeys } from './staff/keys.command.ts';
import { addMethods } from './staff/methods.command.ts';
import { addPrice } from './staff/price.command.ts';
import { addRanks } from './staff/ranks.command.ts';
import { addSecurity } from './staff/security.command.ts';
import { addSurvey } from './staff/survey.command.ts';
import { addTree } from './staff/tree.command.ts';
import { TableError } from './table/table.ts';
import type { Terminal } from './terminal.ts';
import { namePlaceholders, speakOfUsage } from './usage.ts';

export type ProgramOptions = { terminal: Terminal; config: Config; standing: string };

const families = [
  addImport,
  addPhotos,
  addTree,
  addSurvey,
  addAnnualReport,
  addPrice,
  addMethods,
  addKeys,
  addFlagged,
  addRanks,
  addEmail,
  addSecurity,
  addBackup,
];

/** Runs one command line, without the program's own name. @returns what the shell is told */
export async function runProgram(
  args: readonly string[],
  { terminal, config, standing }: ProgramOptions,
): Promise<ExitCode> {
  let code: ExitCode = exitCode.done;
  const context: CommandContext = {
    terminal,
    config,
    pathOf: (given) => resolve(standing, given),
    finish: (given) => {
      code = given;
    },
    async withProduct(work) {
      const { services, databaseUrl, close } = await openProduct(config);
      const note = (outcome: string) =>
        services.security.note({ event: 'staff_command', outcome, detail: wordsOf(args) });
      try {
        const done = await work(services, databaseUrl);
        await note('done');
        return done;
      } catch (error) {
        await note('refused');
        throw error;
      } finally {
        await close();
      }
    },
  };
  const { t } = terminal;
  const program = new Command('rimba')
    .description(t('help.about'))
    .addOption(new Option('--language <language>', t('help.language')).choices(languages))
    .showHelpAfterError()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.say(text.trimEnd()),
      writeErr: (text) => terminal.complain(text.trimEnd()),
    });
  speakOfUsage(program, t);
  for (const add of families) add(program, context);
  inherit(program, (command) => namePlaceholders(command, t));
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    return explain(error, terminal);
  }
}

/** A command as the security record keeps it, without anybody's address. */
const wordsOf = (args: readonly string[]) =>
  args
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ')
    .slice(0, 300);

/** Commander hands these settings only to commands made after them, and not to grandchildren. */
function inherit(command: Command, visit: (command: Command) => void): void {
  visit(command);
  for (const child of command.commands) {
    child.copyInheritedSettings(command);
    inherit(child, visit);
  }
}

/** What a person can mend is said in its own words; anything else keeps its trace. */
function explain(error: unknown, { t, complain, language }: Terminal): ExitCode {
  if (error instanceof CommanderError) {
    const helped = error.exitCode === 0;
    return helped ? exitCode.done : exitCode.wrongUsage;
  }
  if (error instanceof CommandError) {
    complain(error.message);
    return error.code;
  }
  if (error instanceof TableError) {
    complain(t(`table.${error.reason}`, error.detail));
    return error.reason === 'missing' || error.reason === 'unknown_kind'
      ? exitCode.wrongUsage
      : exitCode.problems;
  }
  if (error instanceof Problem && error.status < 500) {
    complain(errorMessage(error.code, language, error.details.values));
    return exitCode.problems;
  }
  if (isOfFiles(error)) {
    complain(
      t(error.code === 'ENOSPC' || error.code === 'EDQUOT' ? 'file.full' : 'file.unusable', {
        file: error.path ?? '',
      }),
    );
    return exitCode.problems;
  }
  const expected = error instanceof ConfigError || error instanceof EmbeddedPostgresError;
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  complain(expected ? error.message : trace);
  return exitCode.problems;
}

/** The disk is full, or a file or folder is not there, not allowed or not what it should be. */
const isOfFiles = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error &&
  'code' in error &&
  /^(ENOSPC|EDQUOT|ENOENT|EACCES|EPERM|EROFS|EISDIR|ENOTDIR|EEXIST|ENAMETOOLONG)$/.test(String(error.code));
