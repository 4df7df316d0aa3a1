import { expect, it } from 'vitest';
import { passwordProblem } from './password.rules.ts';

const codeOf = (password: string) => passwordProblem(password)?.code;

it('takes 6 to 100 signs, counted as people count them', () => {
  expect(codeOf('tu5ks')).toBe('auth.password_too_short');
  expect(codeOf('tu5ks!')).toBeUndefined();
  expect(codeOf('🌳🌿🍃🌱🌴')).toBe('auth.password_too_short');
  expect(codeOf('🌳🌿🍃🌱🌴🪵')).toBeUndefined();
  expect(codeOf(`${'meranti-'.repeat(12)}ulin`)).toBeUndefined();
  expect(codeOf(`${'meranti-'.repeat(12)}ulin!`)).toBe('auth.password_too_long');
});

it.each(['123456', 'Password', 'password1', 'SAYANG123', 'bismillah!', 'aaaaaaaa', 'qwerty2024', '11111111'])(
  'refuses %s, which everybody tries',
  (password) => expect(codeOf(password)).toBe('auth.password_too_common'),
);

it.each(['belian di tepi rawa', 'kT9-mawar-lintang', 'passwordless future'])('takes %s', (password) =>
  expect(codeOf(password)).toBeUndefined(),
);
