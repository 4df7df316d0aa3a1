import { styleFaults } from '@rimba/config/style-rules';
import { expect, it } from 'vitest';

it('takes colours, shadows and sizes from the tokens', () => {
  expect(styleFaults(import.meta.dirname)).toEqual([]);
});
