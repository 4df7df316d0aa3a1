import type { PublicNameChoice } from '../database/schema/index.ts';

/** "Friend of the Trees", a name of the product's own, the same in every language. */
const nobody = 'Sahabat Pohon';

/**
 * What others see of an adopter, everywhere: the whole name, its initials ("S. R."), or nobody in particular.
 * A deleted adopter is nobody in particular.
 */
export function publicName(adopter: {
  name: string;
  publicName: PublicNameChoice;
  deletedAt?: Date | null;
}): string {
  const words = adopter.name.trim().split(/\s+/).filter(Boolean);
  const [first, ...rest] = words;
  if (adopter.deletedAt || adopter.publicName === 'hidden' || first === undefined) return nobody;
  if (adopter.publicName === 'full') return words.join(' ');
  return [first, ...rest.slice(-1)].map(initial).join(' ');
}

const initial = (word: string) => `${(Array.from(word)[0] ?? '').toLocaleUpperCase('id')}.`;
