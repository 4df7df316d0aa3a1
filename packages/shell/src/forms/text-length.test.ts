import { expect, it } from 'vitest';
import { textLength } from './text-length.ts';

it('counts an emoji as one character', () => {
  expect(textLength('🌳🌳a')).toBe(3);
});
