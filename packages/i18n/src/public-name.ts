/** "Friend of the Trees", a name of the product's own, the same in every language. */
const nobody = 'Sahabat Pohon';

const initial = (word: string) => `${(Array.from(word)[0] ?? '').toLocaleUpperCase('id')}.`;

/** What others see of a name, everywhere: all of it, its initials ("S. R."), or nobody in particular. */
export function publicName(name: string, choice: 'full' | 'initials' | 'hidden'): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first, ...rest] = words;
  if (choice === 'hidden' || first === undefined) return nobody;
  if (choice === 'full') return words.join(' ');
  return [first, ...rest.slice(-1)].map(initial).join(' ');
}
