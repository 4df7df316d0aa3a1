/** "Friend of the Trees", a name of the product's own, the same in every language. */
const nobody = 'Sahabat Pohon';

/** The first letter of a word; nothing where it has none. */
const initial = (word: string): string[] => {
  const [letter] = /\p{L}\p{M}*/u.exec(word) ?? [];
  return letter === undefined ? [] : [`${letter.toLocaleUpperCase('id')}.`];
};

/** What others see of a name, everywhere: all of it, its initials ("S. R."), or nobody in particular. */
export function publicName(name: string, choice: 'full' | 'initials' | 'hidden'): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  if (choice === 'hidden') return nobody;
  if (choice === 'full') return words.join(' ') || nobody;
  const [first, ...rest] = words.flatMap(initial);
  return first === undefined ? nobody : [first, ...rest.slice(-1)].join(' ');
}

const honorific =
  /^(?:ibu|bu|bunda|bapak|pak|mas|mbak|mba|kak|kakak|bang|abang|om|tante|haji|hajah|hj\.?|h\.|ustad(?:z|zah)?|dr\.?|dra\.?|drs\.?|ir\.?|prof\.?|mr\.?|mrs\.?|ms\.?)$/i;

/** What somebody is called by where only friends read on: "Ratna", and "Ibu Ratna" for who is named with an honorific. */
export function calledBy(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words.findIndex((word) => !honorific.test(word));
  return words.slice(0, first < 0 ? words.length : first + 1).join(' ');
}
