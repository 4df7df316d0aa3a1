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

const honorific =
  /^(?:ibu|bu|bunda|bapak|pak|mas|mbak|mba|kak|kakak|bang|abang|om|tante|haji|hajah|hj\.?|h\.|ustad(?:z|zah)?|dr\.?|dra\.?|drs\.?|ir\.?|prof\.?|mr\.?|mrs\.?|ms\.?)$/i;

/** What somebody is called by where only friends read on: "Ratna", and "Ibu Ratna" for who is named with an honorific. */
export function calledBy(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words.findIndex((word) => !honorific.test(word));
  return words.slice(0, first < 0 ? words.length : first + 1).join(' ');
}
