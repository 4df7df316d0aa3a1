// @ts-check
// Keeps a certificate with the keys, and checks it where there is no network:
//   node verify-certificate.mjs keep RB-2026-7Q4K-M82X certificate.json [address]
//   node verify-certificate.mjs check certificate.json
import { readFile, writeFile } from 'node:fs/promises';
import { createRimba, verifySignature } from '@rimba/api-client';

const [, , what, ...rest] = process.argv;

if (what === 'keep') {
  const [number = '', file = '', baseUrl = 'http://localhost:3000'] = rest;
  const rimba = createRimba({ baseUrl });
  const { keyId, signedPayload: payload, signature } = await rimba.certificates.get(number);
  const keys = await rimba.certificates.keys();
  await writeFile(file, JSON.stringify({ record: { keyId, payload, signature }, keys }));
} else {
  const { record, keys } = JSON.parse(await readFile(rest[0] ?? '', 'utf8'));
  const isGenuine = await verifySignature(keys, record);
  console.log(isGenuine ? `genuine: ${record.payload}` : 'altered, or signed by nobody known');
  process.exitCode = isGenuine ? 0 : 1;
}
