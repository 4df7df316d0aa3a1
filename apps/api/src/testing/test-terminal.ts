import type { Language } from '@rimba/i18n';
import { runProgram } from '../cli/program.ts';
import { openTerminal } from '../cli/terminal.ts';
import { type Config, loadConfig } from '../config/config.ts';

/** Runs the command line as a person in `folder` would, and hears what it says. */
export async function runCommand(
  folder: string,
  args: readonly string[],
  overrides: Partial<Config> = {},
  language: Language = 'en',
) {
  let output = '';
  let errors = '';
  const terminal = openTerminal(
    language,
    { write: (text) => (output += text) },
    { write: (text) => (errors += text) },
  );
  const config = { ...loadConfig({ RIMBA_DATA_DIR: folder, LOG_LEVEL: 'error' }), ...overrides };
  const code = await runProgram(args, { terminal, config, standing: folder });
  return { code, output, errors };
}
