import { expect, it } from 'vitest';
import { noteProof } from './note-proof.ts';
import { createSessionStorage } from './session-storage.ts';
import { FakeLocalStorage } from './testing/fake-page.ts';
import { siti } from './testing/fake-service.ts';

const unproven = { ...siti, emailVerifiedAt: null };
const tokens = { accessToken: 'a', refreshToken: 'r', accessTokenExpiredAt: 1_800_000_000_000 };
const provenAt = '2026-09-22T03:00:00.000Z';

function signedIn() {
  const storage = createSessionStorage(new FakeLocalStorage().of(new EventTarget()));
  storage.write({ tokens, user: unproven });
  return storage;
}

it('notes the proof of whoever is signed in', () => {
  const storage = signedIn();
  noteProof(storage, siti.id, provenAt);
  expect(storage.read()).toEqual({ tokens, user: { ...siti, emailVerifiedAt: provenAt } });
});

it('leaves another adopter’s session alone', () => {
  const storage = signedIn();
  noteProof(storage, siti.id + 1, provenAt);
  expect(storage.read()?.user).toEqual(unproven);
});

it('makes no session where nobody is signed in', () => {
  const storage = createSessionStorage(new FakeLocalStorage().of(new EventTarget()));
  noteProof(storage, siti.id, provenAt);
  expect(storage.read()).toBeUndefined();
});
