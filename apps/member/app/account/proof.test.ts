import { ApiError } from '@rimba/api-client';
import { expect, it } from 'vitest';
import { proofFailure, proofOf } from './proof.ts';

it('sends a password where there is one, and else a code', () => {
  expect(proofOf({ hasPassword: true }, 'rahasia')).toEqual({ currentPassword: 'rahasia' });
  expect(proofOf({ hasPassword: false }, 'AB23CD45')).toEqual({ code: 'AB23CD45' });
});

it('tells a proof that failed from everything else', () => {
  const wrong = { path: 'currentPassword', code: 'auth.wrong_current_password', message: 'Salah' };
  const failure = { status: 422, code: 'auth.wrong_current_password', message: 'Salah' };
  expect(proofFailure(new ApiError({ ...failure, errors: [wrong] }))).toBe('Salah');
  const expired = { status: 410, code: 'checkout.code_expired', message: 'Kedaluwarsa' };
  expect(proofFailure(new ApiError(expired))).toBe('Kedaluwarsa');
  // Tries at a proof are counted.
  expect(proofFailure(new ApiError({ status: 429, code: 'request.too_many', message: 'Nanti' }))).toBe(
    'Nanti',
  );
  expect(
    proofFailure(new ApiError({ status: 503, code: 'request.unavailable', message: 'Nanti' })),
  ).toBeUndefined();
  expect(proofFailure(new TypeError('x'))).toBeUndefined();
});
