/** "Friend of the Trees", a name of the product's own, the same in every language. */
const nobody = 'Sahabat Pohon';

/** The first letter of a word, "S."; nothing where it has none. */
const initial = (word: string): string[] =>
  (word.match(/\p{L}\p{M}*/u) ?? []).map((letter) => `${letter.toLocaleUpperCase('id')}.`);

/** What others see of a name, everywhere: all of it, its initials ("S. R."), or nobody in particular. */
export function publicName(name: string, choice: 'full' | 'initials' | 'hidden'): string {
  if (choice === 'hidden') return nobody;
  const words = name.trim().split(/\s+/);
  const initials = words.flatMap(initial);
  const shown = choice === 'full' ? words : [...initials.slice(0, 1), ...initials.slice(1).slice(-1)];
  return shown.join(' ') || nobody;
}
