export type CodeKind = 'digits' | 'characters';

/** What was typed or pasted, without spaces, dashes and the rest, in capitals and cut to length. */
export function normaliseCode(text: string, kind: CodeKind, length: number): string {
  const kept = kind === 'digits' ? text.replace(/\D/g, '') : text.replace(/[^a-z0-9]/gi, '').toUpperCase();
  return kept.slice(0, length);
}
