/*
 * The one rule for every text that comes in, whichever way: it holds nothing that nobody sees. Controls end lines and steer
 * terminals, signs for direction and format make a name or an address look like another, and what only looks empty stands
 * for nothing.
 */

/** Controls but for line breaks and tabs, halves of characters, and signs for direction and format. */
const unseen = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Cf}]/u;
/** Two that join letters or keep them apart, which some scripts are not written and some pictures not drawn without. */
const joined = /(?<=[\p{L}\p{M}\p{Emoji}])[\u200c\u200d](?=[\p{L}\p{M}\p{Emoji}])/gu;
const blank = /[\s\u2800\p{Default_Ignorable_Code_Point}]/gu;

export function isFitText(text: string): boolean {
  if (unseen.test(text.replace(joined, ''))) return false;
  return text.trim() === '' || text.replace(blank, '') !== '';
}

/** Nothing that a schema describes lies deeper; a body of a thousand brackets is not followed to its end. */
const deepest = 16;

/** The places of what is not fit in what came in, as JSON pointers: `/customer/email`. */
export function unfitTexts(value: unknown, at = '', depth = 0): string[] {
  if (typeof value === 'string') return isFitText(value) ? [] : [at];
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  if (depth === deepest) return [];
  return Object.entries(value).flatMap(([name, part]) => unfitTexts(part, `${at}/${name}`, depth + 1));
}

/** As one line is kept: letters with their marks as one, no spaces at the ends, single ones inside. */
export const oneLine = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();
