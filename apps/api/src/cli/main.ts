import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseLanguage } from '@rimba/i18n';
import { ConfigError, loadConfig } from '../config/config.ts';
import { exitCode } from './outcome.ts';
import { runProgram } from './program.ts';
import { openTerminal, terminalLanguage } from './terminal.ts';

// A script of the root runs there: the folder the person stands in is told by pnpm.
const standing = process.env.INIT_CWD ?? process.cwd();
const repositoryFolder = fileURLToPath(new URL('../../../..', import.meta.url));

const args = process.argv.slice(2);
const asked = args.find((_, index) => args[index - 1] === '--language');
const terminal = openTerminal(parseLanguage(asked) ?? terminalLanguage(process.env));

try {
  const config = loadConfig(process.env);
  const named = process.env.RIMBA_DATA_DIR;
  const dataFolder = named ? resolve(standing, named) : resolve(repositoryFolder, 'data');
  process.exitCode = await runProgram(args, { terminal, config: { ...config, dataFolder }, standing });
} catch (error) {
  terminal.complain(error instanceof ConfigError ? error.message : String(error));
  process.exitCode = exitCode.problems;
}
