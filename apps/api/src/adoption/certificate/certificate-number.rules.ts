import { randomInt } from 'node:crypto';

/** Crockford's 32: no I, L, O or U, so nothing is misread and no word is spelled. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const drawn = 11;
const pattern = /^RB(\d{4})([0-9A-HJKMNP-TV-Z]{12})$/;

/**
 * A new certificate number: RB-2026-7Q4K-M82X-T5WX. Eleven characters (55 bits) are drawn by lot, so that
 * knowing one number says nothing about another; the last one checks the rest.
 */
export function drawCertificateNumber(year: number): string {
  const body = Array.from({ length: drawn }, () => alphabet[randomInt(32)]).join('');
  return written(String(year), body + checkCharacter(year + body));
}

/**
 * A number as somebody typed it, written as we write it; undefined when it cannot be one of ours. Case, spaces
 * and dashes do not matter, and O, I and L are read as the digits they look like.
 */
export function readCertificateNumber(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const [, year = '', characters = ''] = pattern.exec(plain) ?? [];
  const body = characters.slice(0, drawn);
  return characters && checkCharacter(year + body) === characters.slice(drawn)
    ? written(year, characters)
    : undefined;
}

const written = (year: string, characters: string) =>
  `RB-${year}-${characters.slice(0, 4)}-${characters.slice(4, 8)}-${characters.slice(8)}`;

/** ISO 7064's hybrid system over 32 characters: finds every single wrong character and nearly all swaps. */
function checkCharacter(text: string): string {
  let product = 32;
  for (const character of text) {
    product = (product + alphabet.indexOf(character)) % 32 || 32;
    product = (product * 2) % 33;
  }
  return alphabet.charAt((33 - product) % 32);
}
