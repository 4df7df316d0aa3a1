import { createHash, timingSafeEqual } from 'node:crypto';

type Signed = { order_id: string; status_code: string; gross_amount: string };

/** Midtrans's notification signature: SHA-512 over three fields as received, and the server key. */
export const signatureOf = (body: Signed, serverKey: string): string =>
  createHash('sha512')
    .update(body.order_id + body.status_code + body.gross_amount + serverKey)
    .digest('hex');

export function isSigned(body: Signed & { signature_key: string }, serverKey: string): boolean {
  const given = Buffer.from(body.signature_key.toLowerCase());
  const expected = Buffer.from(signatureOf(body, serverKey));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
