const honorific =
  /^(?:ibu|bu|bunda|bapak|pak|mas|mbak|mba|kak|kakak|bang|abang|om|tante|haji|hajah|hj\.?|h\.|ustad(?:z|zah)?|dr\.?|dra\.?|drs\.?|ir\.?|prof\.?|mr\.?|mrs\.?|ms\.?)$/i;

export type Named = { name: string; adopterType?: 'individual' | 'organisation' };

/**
 * What somebody is called by where only friends read on: "Ratna", and "Ibu Ratna" for who is named with an honorific. An
 * organisation has no first name.
 */
export function calledBy({ name, adopterType }: Named): string {
  if (adopterType === 'organisation') return name.trim();
  const words = name.trim().split(/\s+/);
  const first = words.findIndex((word) => !honorific.test(word));
  return words.slice(0, first < 0 ? words.length : first + 1).join(' ');
}
