import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSecrets, storedSecret } from './secrets.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'rimba-secrets-'));
afterAll(() => rmSync(dataFolder, { recursive: true }));

it('keeps the secret that was made first and leaves no draft', () => {
  const first = storedSecret(dataFolder, 'secret');
  expect(storedSecret(dataFolder, 'secret')).toBe(first);
  expect(storedSecret(dataFolder, 'another')).not.toBe(first);
  expect(readdirSync(dataFolder).sort()).toEqual(['another', 'secret']);
});

it('has a key of its own for each purpose, the same for the same secret', () => {
  const given = { secret: 'a secret of thirty-two characters', dataFolder };
  const key = openSecrets(given).keyFor('access token');
  expect(key).toHaveLength(32);
  expect(openSecrets(given).keyFor('access token')).toEqual(key);
  expect(openSecrets(given).keyFor('captcha')).not.toEqual(key);
  expect(openSecrets({ secret: undefined, dataFolder }).keyFor('access token')).not.toEqual(key);
});
