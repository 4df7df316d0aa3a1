import { expect, it } from 'vitest';
import { newPasswordObstacles } from './new-password.ts';

it('takes 6 to 100 characters, typed twice', () => {
  expect(newPasswordObstacles('enam66', 'enam66')).toEqual({});
  expect(newPasswordObstacles('a'.repeat(100), 'a'.repeat(100))).toEqual({});
  expect(newPasswordObstacles('lima5', 'lima5')).toEqual({ password: 'auth.password_too_short' });
  expect(newPasswordObstacles('a'.repeat(101), 'a'.repeat(101))).toEqual({
    password: 'auth.password_too_long',
  });
  expect(newPasswordObstacles('enam66', 'enam67')).toEqual({ repeated: 'auth.passwords_do_not_match' });
});
