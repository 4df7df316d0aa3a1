const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, offset) => 0x20 + offset));
const accents = 'àáâãäåçèéêëìíîïñòóôõöøùúûüÁÅÇÈÉÖØÜ';
const signs = '\u00a0–—‘’“”•…·‹›«»™©°²³×−±→←';
/** Every character that the fonts have: what Indonesian and English need. */
export const characters = ascii + accents + signs;
