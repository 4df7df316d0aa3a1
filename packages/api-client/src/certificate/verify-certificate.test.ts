import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { type PublishedKey, type SignedCertificate, verifyCertificate } from './verify-certificate.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'now' }];
const issuedAt = '2026-03-02T03:00:00.000Z';
const endsAt = '2027-03-02T17:00:00.000Z';
const common = {
  certificateNumber: 'RB-2026-7Q4K-M82X-T5WX',
  endsAt,
  holder: 'Ratna Puspita',
  issuedAt,
  keyId: 'now',
  revision: 2,
  startsAt: issuedAt,
};
const ramin = { code: 'KB-AS-2026-000287', latinName: 'Gonystylus bancanus' };
const meranti = { code: 'KB-AU-2025-000484', latinName: 'Shorea parvifolia' };
const lost = { code: 'KB-AU-2025-000001', latinName: 'Shorea balangeran' };

const signed = (signedPayload: string) => ({
  keyId: 'now',
  signedPayload,
  signature: sign(null, Buffer.from(signedPayload), privateKey).toString('base64url'),
});
const text = signed(
  JSON.stringify({
    ...common,
    issuer: 'rimba',
    trees: [
      { ...ramin, endsAt },
      { ...meranti, endsAt, replaces: lost.code },
    ],
  }),
);
const trees = [
  { tree: lost, replacedBy: meranti, endsAt },
  { tree: ramin, replacedBy: null, endsAt },
];
const record = { ...common, ...text, trees };

it('accepts what was signed, the text alone and the record', async () => {
  expect(await verifyCertificate(text, keys)).toBe(true);
  expect(await verifyCertificate(record, keys)).toBe(true);
});

it('refuses an altered text and a key that is not published', async () => {
  const signedPayload = text.signedPayload.replace('Ratna', 'Rina');
  expect(await verifyCertificate({ ...text, signedPayload }, keys)).toBe(false);
  expect(await verifyCertificate({ ...record, keyId: 'other' }, keys)).toBe(false);
});

it.each<Partial<SignedCertificate>>([
  { holder: 'Rina Puspita' },
  { certificateNumber: 'RB-2026-NNGH-RGNB-96X9' },
  { issuedAt: endsAt },
  { startsAt: endsAt },
  { endsAt: '2036-03-02T17:00:00.000Z' },
  { revision: 1 },
  { trees: [] },
  { trees: [...trees, { tree: meranti, endsAt }] },
  { trees: trees.map(({ tree }) => ({ tree, endsAt })) },
  {
    trees: [
      { tree: lost, replacedBy: meranti, endsAt },
      { tree: lost, replacedBy: ramin, endsAt },
    ],
  },
  { trees: trees.map((one) => (one.replacedBy ? { ...one, tree: ramin } : one)) },
  { trees: trees.map((one) => ({ ...one, endsAt: issuedAt })) },
  { trees: trees.map((one) => ({ ...one, replacedBy: { ...meranti, latinName: 'Shorea alba' } })) },
])('refuses a record that says other than was signed: %o', async (altered) => {
  expect(await verifyCertificate({ ...record, ...altered }, keys)).toBe(false);
});

it.each(['certificateNumber', 'holder', 'issuedAt', 'startsAt', 'endsAt', 'revision', 'trees'] as const)(
  'refuses a record without its %s',
  async (name) => {
    const { [name]: _, ...rest } = record;
    expect(await verifyCertificate(rest, keys)).toBe(false);
    expect(await verifyCertificate({ ...record, [name]: null }, keys)).toBe(false);
  },
);

it.each([{ x: 'AA' }, { x: undefined }, { kty: 'RSA' }, { crv: 'P-256' }])(
  'refuses a record whose published key is none: %o',
  async (wrong) => {
    expect(await verifyCertificate(record, [{ ...keys[0], ...wrong } as PublishedKey])).toBe(false);
  },
);

it('refuses a record beside another signed text', async () => {
  expect(await verifyCertificate({ ...record, ...signed('a credential') }, keys)).toBe(false);
});

it.each(['', 'x', '%%%', 'Üb', 'AAAA'])('refuses the signature %j rather than failing', async (signature) => {
  expect(await verifyCertificate({ ...record, signature }, keys)).toBe(false);
});
