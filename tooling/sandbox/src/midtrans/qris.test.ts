import { expect, test } from 'vitest';
import { crc16, fakeMerchantId, qrisString } from './qris.ts';

/** Reads tag, length, value triples; throws where a length does not fit. */
function parse(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    const value = text.slice(at + 4, at + 4 + length);
    if (value.length !== length) throw new Error(`Field ${text.slice(at, at + 2)} is cut off`);
    fields.set(text.slice(at, at + 2), value);
    at += 4 + length;
  }
  return fields;
}

test('the checksum is CRC-16/CCITT-FALSE', () => {
  expect(crc16('123456789')).toBe('29B1');
});

test('a QRIS string parses as TLV, ends with its checksum and names a merchant that cannot exist', () => {
  const text = qrisString({
    amount: 1_250_000,
    merchantName: 'Rimba sandbox, not a real merchant',
    city: 'Pangkalan Bun, Kobar',
    reference: 'TRX-1-1',
  });
  const fields = parse(text);
  expect(fields.get('00')).toBe('01');
  expect(fields.get('01')).toBe('12');
  expect(fields.get('53')).toBe('360');
  expect(fields.get('54')).toBe('1250000');
  expect(fields.get('59')).toHaveLength(25);
  expect(fields.get('60')).toHaveLength(15);
  expect(parse(fields.get('51') ?? '').get('02')).toBe(fakeMerchantId);
  expect([...fields.keys()].at(-1)).toBe('63');
  expect(fields.get('63')).toBe(crc16(text.slice(0, -4)));
});
