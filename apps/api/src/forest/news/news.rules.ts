const longest = 160;

/** The first sentence of a note, for lists; a long one is cut between two words. */
export function leadOf(text: string): string {
  const [sentence = ''] = /^.*?[.!?]["”]?(?=\s|$)/su.exec(text) ?? [text];
  const line = sentence.replaceAll(/\s+/g, ' ').trim();
  return line.length <= longest ? line : `${line.slice(0, longest).replace(/\s+\S*$/u, '')}…`;
}

/** A note's paragraphs: an empty line divides them. */
export const paragraphsOf = (text: string): string[] =>
  text.split(/\n\s*\n/u).flatMap((paragraph) => paragraph.trim() || []);
