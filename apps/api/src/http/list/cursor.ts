import { Problem } from '../problem.ts';

export type SortOrder = { by: string; order: 'asc' | 'desc' };
/** Where a page ended: the value sorted by and the id that settles ties. */
export type Cursor = { value: string | number; id: number };

export const encodeCursor = ({ by, order }: SortOrder, { value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([by, order, value, id])).toString('base64url');

/** Reads a cursor made for the same sorting. @throws Problem request.invalid_parameter */
export function decodeCursor(text: string, { by, order }: SortOrder): Cursor {
  const [sortedBy, sortedIn, value, id] = parse(text);
  const fits = sortedBy === by && sortedIn === order && Number.isSafeInteger(id);
  if (!fits || typeof id !== 'number' || !(typeof value === 'string' || Number.isFinite(value))) {
    throw invalidCursor();
  }
  return { value: typeof value === 'string' ? value : Number(value), id };
}

function parse(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (Array.isArray(parts) && parts.length === 4) return parts;
  } catch {
    // Not ours: refused below.
  }
  throw invalidCursor();
}

export function invalidCursor(): Problem {
  const values = { name: 'cursor', allowed: 'meta.nextCursor' };
  return new Problem('request.invalid_parameter', {
    values,
    errors: [{ path: 'cursor', code: 'request.invalid_parameter', values }],
  });
}
