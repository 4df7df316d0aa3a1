import { expect, it } from 'vitest';
import { publicName } from './public-name.rules.ts';

it('is what the adopter chose, until they are deleted', () => {
  const adopter = { name: 'Siti Rahmawati', publicName: 'initials' } as const;
  expect(publicName(adopter)).toBe('S. R.');
  expect(publicName({ ...adopter, deletedAt: new Date() })).toBe('Sahabat Pohon');
});
