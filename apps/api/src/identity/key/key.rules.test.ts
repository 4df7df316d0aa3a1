import { expect, it } from 'vitest';
import { isSecret, newSecret, prefixOf, secretHash } from './key.rules.ts';

it('makes secrets of 256 random bits that tell themselves from everything else', () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) {
    expect(secret).toMatch(/^rimba_[0-9a-f]{72}$/);
    expect(isSecret(secret)).toBe(true);
  }
});

it('knows what was mistyped, cut off or made up', () => {
  const secret = newSecret();
  const [last = ''] = secret.slice(-1);
  for (const wrong of [
    secret.slice(0, -1),
    `${secret}0`,
    secret.slice(0, -1) + (last === '0' ? '1' : '0'),
    secret.toUpperCase(),
    `rimba_${'0'.repeat(72)}`,
    'rimba_',
    '',
  ])
    expect(isSecret(wrong), wrong).toBe(false);
});

it('shows 16 bits of a secret and keeps none', () => {
  const secret = newSecret();
  expect(prefixOf(secret)).toHaveLength(10);
  expect(secret.startsWith(prefixOf(secret))).toBe(true);
  expect(secretHash(secret)).toMatch(/^[0-9a-f]{64}$/);
  expect(secret).not.toContain(secretHash(secret));
});
