import { expect, test } from 'vitest';
import { missingCertificate } from './missing.ts';

test.each([
  [
    'reason=certificate-not-found&certificate=RB-2026-7Q4K-M82X',
    { reason: 'certificate-not-found', number: 'RB-2026-7Q4K-M82X' },
  ],
  ['reason=certificate-not-found&certificate=<b>', undefined],
  ['reason=certificate-not-found', undefined],
  ['reason=else&certificate=RB', undefined],
  ['', undefined],
])('%s', (query, missing) => {
  expect(missingCertificate(new URLSearchParams(query))).toEqual(missing);
});
