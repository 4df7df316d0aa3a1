const accented: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};

/**
 * A text as a language a third longer would have it, to find what does not fit and what was never translated.
 * Brackets show where a text is cut; placeholders and tags stay as they are.
 */
export function pseudo(text: string): string {
  const kept = /(\{\{[^}]*\}\}|<[^>]*>)/;
  const longer = text
    .split(kept)
    .map((piece) =>
      kept.test(piece) ? piece : piece.replace(/[aeiou]/gi, (letter) => accented[letter] ?? letter),
    )
    .join('');
  const missing = Math.ceil(text.length / 3);
  return `[${longer}${' ~'.repeat(Math.ceil(missing / 2))}]`;
}
