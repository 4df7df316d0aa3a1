import { createHmac } from 'node:crypto';
import { codeHash } from '../../identity/proof/index.ts';

/** Crockford's 32: no I, L, O or U, so nothing is misread from a card. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The code in a gift's link, typed from its card too: 7F3K-9QTM-4WXA, 60 bits. It follows from the key and the order,
 * so that the giver is shown it again and the database keeps only its hash.
 */
export function giftCodeOf(key: Buffer, transactionId: number): string {
  const bytes = createHmac('sha256', key).update(String(transactionId)).digest();
  const signs = [...bytes.subarray(0, 12)].map((byte) => alphabet.charAt(byte % 32)).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
}

/** What is stored of a code as somebody typed it: case, spaces and dashes do not matter, O, I and L are the digits. */
export const giftCodeHash = (typed: string): string =>
  codeHash(
    typed
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replace(/[IL]/g, '1'),
  );
