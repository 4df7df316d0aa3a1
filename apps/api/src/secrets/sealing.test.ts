import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSealing } from './sealing.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'rimba-sealing-'));
afterAll(() => rmSync(dataFolder, { recursive: true }));

const first = 'the first key, of thirty-two characters';
const second = 'the second key, of thirty-two characters';
const sealingBy = (secretsKey: string | undefined, secretsKeyBefore?: string) =>
  openSealing({ secretsKey, secretsKeyBefore, dataFolder });

it('seals anew each time and opens what was sealed', () => {
  const sealing = sealingBy(first);
  const sealed = sealing.seal('belian', 'tree 1');
  expect(sealed).not.toBe(sealing.seal('belian', 'tree 1'));
  expect(sealed).not.toContain('belian');
  expect(sealing.open(sealed, 'tree 1')).toBe('belian');
  expect(sealing.isCurrent(sealed)).toBe(true);
});

it('opens nothing that was changed, moved, plain or sealed by a stranger', () => {
  const sealing = sealingBy(first);
  const sealed = sealing.seal('belian', 'tree 1');
  const changed = sealed.replace(
    /\.([\w-])([\w-]*)$/,
    (_, head, tail) => `.${head === 'A' ? 'B' : 'A'}${tail}`,
  );
  expect(() => sealing.open(changed, 'tree 1')).toThrow('does not open tree 1');
  expect(() => sealing.open(sealed, 'tree 2')).toThrow('does not open tree 2');
  expect(() => sealing.open('belian', 'tree 1')).toThrow('RIMBA_SECRETS_KEY_BEFORE');
  expect(() => sealingBy(second).open(sealed, 'tree 1')).toThrow('RIMBA_SECRETS_KEY_BEFORE');
});

it('reads with the key before and seals with the new one', () => {
  const sealed = sealingBy(first).seal('belian', 'tree 1');
  const sealing = sealingBy(second, first);
  expect(sealing.open(sealed, 'tree 1')).toBe('belian');
  expect(sealing.isCurrent(sealed)).toBe(false);
  expect(sealingBy(second).open(sealing.seal('belian', 'tree 1'), 'tree 1')).toBe('belian');
});

it('makes its own key where none is given, which only its owner can read', () => {
  const sealed = sealingBy(undefined).seal('belian', 'tree 1');
  expect(sealingBy(undefined).open(sealed, 'tree 1')).toBe('belian');
  expect(statSync(join(dataFolder, 'secrets-key')).mode & 0o777).toBe(0o600);
});
