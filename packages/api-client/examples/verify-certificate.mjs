// @ts-check
// Keeps a certificate with the keys, and checks it where there is no network:
//   node verify-certificate.mjs keep RB-2026-7Q4K-M82X-T5WX certificate.json [address]
//   node verify-certificate.mjs check certificate.json
import { readFile, writeFile } from 'node:fs/promises';
import { createRimba, verifyCertificate } from '@rimba/api-client';

const [, , what, ...rest] = process.argv;

if (what === 'keep') {
  const [number = '', file = '', baseUrl = 'http://localhost:3000'] = rest;
  const rimba = createRimba({ baseUrl });
  const certificate = await rimba.certificates.get(number);
  const keys = await rimba.certificates.keys();
  await writeFile(file, JSON.stringify({ certificate, keys }));
} else {
  const { certificate, keys } = JSON.parse(await readFile(rest[0] ?? '', 'utf8'));
  const isGenuine = await verifyCertificate(certificate, keys);
  console.log(isGenuine ? `genuine: ${certificate.signedPayload}` : 'altered, or signed by nobody known');
  process.exitCode = isGenuine ? 0 : 1;
}
