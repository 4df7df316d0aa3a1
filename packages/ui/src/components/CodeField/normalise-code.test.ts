import { expect, it } from 'vitest';
import { normaliseCode } from './normalise-code.ts';

it.each([
  ['123 456', 'digits', 6, '123456'],
  ['12a3-456789', 'digits', 6, '123456'],
  [' k7qm-4xzp ', 'characters', 8, 'K7QM4XZP'],
  ['k7qm4xzp99', 'characters', 8, 'K7QM4XZP'],
  ['', 'characters', 8, ''],
] as const)('%j as %s of %i is %j', (text, kind, length, code) => {
  expect(normaliseCode(text, kind, length)).toBe(code);
});
