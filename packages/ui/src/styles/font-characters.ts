const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, offset) => 0x20 + offset));
const accents = 'àáâãäåçèéêëìíîïñòóôõöøùúûüÁÅÇÈÉÖØÜ';
const signs = '\u00a0–—‘’“”•…·‹›«»™©°²³×−±→←';
/** Every character that the fonts have: what Indonesian and English need. */
export const characters = ascii + accents + signs;

const rareAscii = new Set('#$<>[\\]^_`{|}~');
const rareSigns = new Set('‹›«»™³±←');
/**
 * What headings and notes hardly ever have, in files of their own that come where one of them stands: without these,
 * each serif fits in the first 14 kB that a server sends before it waits for an answer.
 */
export const rareInSerif = [...characters]
  .filter((each) => rareAscii.has(each) || rareSigns.has(each) || accents.includes(each))
  .join('');
