import { defaultLanguage, type Language, parseLanguage } from '@rimba/i18n';
import type { Translate } from '@rimba/i18n/server';
import { translatorFor } from '../language/translator.ts';

export type CommandText = Translate<'cli'>;

/** Where a command speaks: results to stdout, progress and complaints to stderr. */
export type Terminal = {
  language: Language;
  t: CommandText;
  say(line: string): void;
  complain(line: string): void;
  /** How far a long step is; shown in place at a terminal, a line for each tenth elsewhere. */
  progress(done: number, total: number): void;
};

type Output = { write(text: string): unknown; isTTY?: boolean };

export function openTerminal(
  language: Language,
  output: Output = process.stdout,
  errors: Output = process.stderr,
): Terminal {
  const t = translatorFor(language).getFixedT(language, 'cli');
  let shown = 0;
  return {
    language,
    t,
    say: (line) => void output.write(`${harmless(line)}\n`),
    complain: (line) => void errors.write(`${harmless(line)}\n`),
    progress(done, total) {
      const tenth = Math.floor((done / total) * 10);
      if (done < shown) shown = 0;
      const text = t('progress', { done, total });
      if (errors.isTTY) errors.write(`\r${text}${done >= total ? '\n' : ''}`);
      else if (tenth > Math.floor((shown / total) * 10)) errors.write(`${text}\n`);
      shown = done;
    },
  };
}

/** Names and values come from files: without control characters none of them can steer the terminal. */
const harmless = (line: string) => line.replace(/[^\P{C}\n\t]/gu, '·');

/** The language a terminal is set to, such as `en_GB.UTF-8`; Indonesian where it is none of ours. */
export function terminalLanguage(env: Record<string, string | undefined>): Language {
  const set = env.RIMBA_LANGUAGE ?? env.LC_ALL ?? env.LC_MESSAGES ?? env.LANG ?? '';
  return parseLanguage(set.slice(0, 2).toLowerCase()) ?? defaultLanguage;
}
