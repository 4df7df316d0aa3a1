import { readFile } from 'node:fs/promises';
import type { Static, TSchema } from 'typebox';
import { Locale } from 'typebox/system';
import { Value } from 'typebox/value';
import { CommandError, exitCode } from '../outcome.ts';
import type { Terminal } from '../terminal.ts';

/** A JSON file of a given shape. @throws CommandError that names a wrong place */
export async function readJsonFile<T extends TSchema>(
  { t, language }: Terminal,
  file: string,
  shape: T,
): Promise<Static<T>> {
  const text = await readFile(file, 'utf8').catch((cause) => {
    throw new CommandError(t('json.missing', { file }), exitCode.wrongUsage, { cause });
  });
  let given: unknown;
  try {
    // Editors on Windows put a mark in front of UTF-8.
    given = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new CommandError(t('json.broken', { file }), exitCode.problems, { cause });
  }
  if (!Value.Check(shape, given)) {
    // Of what fits none of several shapes, the fault that lies deepest is the one that somebody made; that another
    // shape has no such place at all is none.
    const depth = ({ instancePath }: { instancePath: string }) => instancePath.split('/').length;
    const [worst] = Value.Errors(shape, given)
      .filter(({ keyword }) => keyword !== 'boolean')
      .sort((one, other) => depth(other) - depth(one));
    const place = worst?.instancePath || '/';
    const what = worst ? (language === 'id' ? Locale.id_ID(worst) : worst.message) : '';
    const unknown = worst?.keyword === 'additionalProperties' ? worst.params.additionalProperties : [];
    const detail = [what, unknown.join(', ')].filter(Boolean).join(': ');
    throw new CommandError(t('json.wrong', { file, place, detail }));
  }
  return given;
}
