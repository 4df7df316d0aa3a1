/**
 * A QRIS string as EMVCo's merchant-presented mode lays it out: tags of two digits, lengths of two digits
 * (in characters), values, and a checksum at the end.
 */

export interface QrisDetails {
  /** Whole rupiah. */
  readonly amount: number;
  /** Shown on the payer's screen; at most 25 characters are kept. */
  readonly merchantName: string;
  /** At most 15 characters are kept. */
  readonly city: string;
  /** Bill number in the additional data; at most 25 characters are kept. */
  readonly reference: string;
}

/** No merchant on earth has this number: what the sandbox issues must never be taken for a real QRIS. */
export const fakeMerchantId = 'ID0000000000000';

const fakeMerchantAccount = '936000000000000000';

/** CRC-16/CCITT-FALSE: polynomial 0x1021, start 0xFFFF, not reflected. "123456789" gives 29B1. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
      crc &= 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

const field = (tag: string, value: string) => `${tag}${String(value.length).padStart(2, '0')}${value}`;

/** A dynamic QRIS string for one payment, with an obviously fake merchant. */
export function qrisString({ amount, merchantName, city, reference }: QrisDetails): string {
  const body = [
    field('00', '01'),
    field('01', '12'),
    field(
      '26',
      field('00', 'ID.EXAMPLE.SANDBOX.WWW') + field('01', fakeMerchantAccount) + field('03', 'UMI'),
    ),
    field('51', field('00', 'ID.CO.QRIS.WWW') + field('02', fakeMerchantId) + field('03', 'UMI')),
    field('52', '8398'),
    field('53', '360'),
    field('54', String(amount)),
    field('58', 'ID'),
    field('59', merchantName.slice(0, 25)),
    field('60', city.slice(0, 15)),
    field('61', '00000'),
    field('62', field('01', reference.slice(0, 25))),
    '6304',
  ].join('');
  return body + crc16(body);
}
