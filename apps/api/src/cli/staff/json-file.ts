import { readFile } from 'node:fs/promises';
import type { Static, TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import { Value } from 'typebox/value';
import { CommandError, exitCode } from '../outcome.ts';
import type { Terminal } from '../terminal.ts';

/** A JSON file of a given shape. @throws CommandError that names a wrong place */
export async function readJsonFile<T extends TSchema>(
  terminal: Terminal,
  file: string,
  shape: T,
): Promise<Static<T>> {
  const { t } = terminal;
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
    const findings = Value.Errors(shape, given);
    // Of what fits none of several shapes, the fault that lies deepest is the one that somebody made; that another
    // shape has no such place at all is none.
    const depth = ({ instancePath }: { instancePath: string }) => instancePath.split('/').length;
    const [worst] = findings
      .filter(({ keyword }) => keyword !== 'boolean')
      .sort((one, other) => depth(other) - depth(one));
    const place = worst?.instancePath || '/';
    const same = findings.filter(
      ({ instancePath, keyword }) => instancePath === worst?.instancePath && keyword === worst.keyword,
    );
    throw new CommandError(t('json.wrong', { file, place, detail: detailOf(same, terminal) }));
  }
  return given;
}

type Finding = TLocalizedValidationError;

/** What several shapes say of one place by the same keyword, in words. */
function detailOf(findings: readonly Finding[], { t, language }: Terminal): string {
  const [first] = findings;
  const written = (value: number) => new Intl.NumberFormat(language).format(value);
  switch (first?.keyword) {
    case 'required':
      return t('json.required', { names: ofEach(findings, 'requiredProperties').join(' / ') });
    case 'additionalProperties': {
      const names = ofEach(findings, 'additionalProperties');
      return t(names.length > 1 ? 'json.onlyOne' : 'json.unknown', { names: names.join(', ') });
    }
    case 'minimum':
      return t('json.least', { least: written(first.params.limit as number) });
    case 'maximum':
      return t('json.most', { most: written(first.params.limit as number) });
    case 'minLength':
      return t('why.required');
    case 'maxLength':
      return t('why.too_long', { most: written(first.params.limit) });
    case 'maxItems':
      return t('json.tooMany', { most: written(first.params.limit) });
    case 'multipleOf':
      return t('json.decimals');
    case 'type':
      return t(`json.type.${kindOf(first.params.type)}`);
    default:
      return t('json.other');
  }
}

/** The names that each of the findings is about, said once. */
function ofEach(findings: readonly Finding[], name: 'requiredProperties' | 'additionalProperties'): string[] {
  const lists = findings.map(({ params }) => (params as Record<string, string[]>)[name] ?? []);
  return [...new Set(lists.map((names) => names.join(', ')))];
}

const kinds = ['object', 'array', 'integer', 'number', 'string'] as const;
const kindOf = (type: unknown) => kinds.find((kind) => kind === type) ?? 'object';
