import { expect, it } from 'vitest';
import { certificateState, payloadOf, shownHolder } from './certificate.rules.ts';

const now = new Date('2026-11-20T03:00:00Z');
const later = new Date('2027-03-02T17:00:00Z');

it.each([
  [later, false, 'valid'],
  [later, true, 'moved'],
  [now, false, 'ended'],
  [now, true, 'ended'],
] as const)('is, ending at %s and moved %s: %s', (endsAt, moved, state) => {
  expect(certificateState(endsAt, moved, now)).toBe(state);
});

it('shows the holder as the owner wants', () => {
  expect(shownHolder('Ratna Puspita', 'full')).toBe('Ratna Puspita');
  expect(shownHolder('Ratna Puspita', 'initials')).toBe('R. P.');
  expect(shownHolder('Ratna Puspita', 'hidden')).toBe('Sahabat Pohon');
});

it('writes the signed text in one way only', () => {
  const text = payloadOf({
    certificateNumber: 'RB-2026-7Q4K-M82X-T5WD',
    revision: 1,
    keyId: 'rimba-2026-a',
    holder: 'Ratna Puspita',
    issuedAt: now,
    startsAt: now,
    endsAt: later,
    trees: [{ code: 'KB-KM-2024-000217', latinName: 'Shorea balangeran', endsAt: later }],
  });
  expect(text).toBe(
    '{"certificateNumber":"RB-2026-7Q4K-M82X-T5WD","endsAt":"2027-03-02T17:00:00.000Z","holder":"Ratna Puspita",' +
      '"issuedAt":"2026-11-20T03:00:00.000Z","issuer":"rimba","keyId":"rimba-2026-a","revision":1,' +
      '"startsAt":"2026-11-20T03:00:00.000Z","trees":[{"code":"KB-KM-2024-000217",' +
      '"endsAt":"2027-03-02T17:00:00.000Z","latinName":"Shorea balangeran"}]}',
  );
});
