import { isCalendarDay } from '../../clock/wib.ts';
import { Problem } from '../problem.ts';
import { isFitText } from '../text.rules.ts';

/** What a filter accepts: a closed set of texts, a text, a whole number, a number or an ISO date. */
export type FilterKind = readonly string[] | 'text' | 'integer' | 'number' | 'date';

export const isOrdered = (kind: FilterKind) => kind === 'integer' || kind === 'number' || kind === 'date';

/** What a kind of value looks like, which reads the same in every language. */
const samples = { text: '"…"', integer: '0, 1, 2 …', number: '0, 0.5, 1 …', date: '2026-11-20' };
const describe = (kind: FilterKind) => (typeof kind === 'string' ? samples[kind] : kind.join(', '));

export const unknown = (name: string, allowed: readonly string[]) =>
  new Problem('request.unknown_parameter', {
    values: { name, allowed: allowed.join(', ') },
    errors: [
      { path: name, code: 'request.unknown_parameter', values: { name, allowed: allowed.join(', ') } },
    ],
  });

export const invalid = (name: string, allowed: string) =>
  new Problem('request.invalid_parameter', {
    values: { name, allowed },
    errors: [{ path: name, code: 'request.invalid_parameter', values: { name, allowed } }],
  });

export function single(name: string, value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string' || value.length > 2_000 || !isFitText(value)) throw invalid(name, '"…"');
  return value;
}

export function wholeNumber(name: string, value: unknown, from: number, to: number): number | undefined {
  const text = single(name, value);
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!/^\d{1,7}$/.test(text) || number < from || number > to) throw invalid(name, `${from}–${to}`);
  return number;
}

export function oneOf<T extends string>(name: string, value: unknown, allowed: readonly T[]): T | undefined {
  const text = single(name, value);
  if (text === undefined) return undefined;
  const found = allowed.find((one) => one === text);
  if (!found) throw invalid(name, allowed.join(', '));
  return found;
}

export function subset<T extends string>(
  name: string,
  value: unknown,
  allowed: readonly T[],
): T[] | undefined {
  const text = single(name, value);
  return text?.split(',').map((one) => {
    const found = allowed.find((candidate) => candidate === one.trim());
    if (!found) throw invalid(name, allowed.join(', '));
    return found;
  });
}

/** Signs that a pasted code may hold, and that nobody sees or means: a page uses some to keep it in one line. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

export function searchText(value: unknown): string | undefined {
  const given = typeof value === 'string' ? value.replaceAll(unseen, '') : value;
  const text = single('search', given)?.trim();
  if (text === undefined || text === '') return undefined;
  if (text.length < 3 || text.length > 100) throw invalid('search', '"…" (3–100)');
  return text;
}

export function checkValue(name: string, kind: FilterKind, value: string): void {
  const fine =
    typeof kind !== 'string'
      ? kind.includes(value)
      : kind === 'text' ||
        (kind === 'integer' && /^\d{1,9}$/.test(value)) ||
        (kind === 'number' && /^-?\d{1,9}(\.\d{1,9})?$/.test(value)) ||
        (kind === 'date' && isDate(value));
  if (!fine) throw invalid(name, describe(kind));
}

/** ISO 8601: a day, alone or with a time, whose offset is one that PostgreSQL knows. */
const isoDate =
  /^(\d{4}-\d{2}-\d{2})(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)?)?$/;

function isDate(value: string): boolean {
  const [, day] = isoDate.exec(value) ?? [];
  return day !== undefined && isCalendarDay(day);
}
