import { oneLine } from '../../http/text.rules.ts';
import { CommandError } from '../outcome.ts';
import type { Terminal } from '../terminal.ts';

/** Longest word of a community. */
const most = 280;

/** A community's word on one line, as adopters read it; empty where nothing was said. */
export function tidyWord(given: string, { t }: Pick<Terminal, 't'>): string {
  const word = oneLine(given);
  if (word.length > most) throw new CommandError(t('why.too_long', { most }));
  return word;
}
