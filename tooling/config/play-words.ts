import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The bodies of a file's play functions, each with the line that it begins on. */
function playsIn(source: string): { body: string; line: number }[] {
  return [...source.matchAll(/^( *)play: async .*?\n\1\},?$/gms)].map(({ 0: body, index }) => ({
    body,
    line: source.slice(0, index).split('\n').length,
  }));
}

/** A text in quotes or a pattern, and what it is the first argument of. */
const literal = /(?:\b(\w+)\(\s*)?(?:'([^'\n]*)'|(?<=[(:,]\s*)\/((?:[^/\n\\]|\\.)+)\/)/g;

/** These ask what the text is in the language that is shown, or take no text. */
const askers = /^(?:said|saidWithin|say|\w*Role)$/;

const matches = (pattern: string, texts: ReadonlySet<string>) =>
  /[a-z]{3}/i.test(pattern) && [...texts].some((text) => new RegExp(pattern).test(text));

/**
 * The places where a play function seeks a text of one language, and so fails in every other: as `file:line, text`.
 * @param texts what stories show, in any language
 */
export function fixedWords(folder: string, texts: ReadonlySet<string>): string[] {
  return globSync('**/*.stories.tsx', { cwd: folder }).flatMap((file) =>
    playsIn(readFileSync(join(folder, file), 'utf8')).flatMap(({ body, line }) =>
      [...body.matchAll(literal)]
        .filter(
          ({ 1: asker = '', 2: text = '', 3: pattern = '' }) =>
            !askers.test(asker) && (texts.has(text) || matches(pattern, texts)),
        )
        .map(
          ({ 0: text, index }) => `${file}:${line + body.slice(0, index).split('\n').length - 1}, ${text}`,
        ),
    ),
  );
}
