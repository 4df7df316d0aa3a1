import { readFile } from 'node:fs/promises';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { CommandError, exitCode } from '../outcome.ts';
import type { Terminal } from '../terminal.ts';

/** A JSON file of a given shape. @throws CommandError that names the first wrong place */
export async function readJsonFile<T extends TSchema>(
  { t }: Terminal,
  file: string,
  shape: T,
): Promise<Static<T>> {
  const text = await readFile(file, 'utf8').catch((cause) => {
    throw new CommandError(t('json.missing', { file }), exitCode.wrongUsage, { cause });
  });
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (cause) {
    throw new CommandError(t('json.broken', { file }), exitCode.problems, { cause });
  }
  if (!Value.Check(shape, given)) {
    const [first] = Value.Errors(shape, given);
    const place = first?.instancePath || '/';
    throw new CommandError(t('json.wrong', { file, place, detail: first?.message ?? '' }));
  }
  return given;
}
