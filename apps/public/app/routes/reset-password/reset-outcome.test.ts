import { ApiError } from '@rimba/api-client';
import { expect, test } from 'vitest';
import { resetOutcome } from './reset-outcome.ts';

const wrongPassword = [{ path: 'password', code: 'auth.password_too_common', message: '' }];

test.each([
  [410, 'reset.code_expired', [], 'expired'],
  [404, 'reset.code_not_found', [], 'invalid'],
  [422, 'reset.invalid_code', [], 'invalid'],
  [422, 'request.validation_error', wrongPassword, undefined],
  [429, 'request.too_many', [], 'unreached'],
  [0, 'request.offline', [], 'unreached'],
  [503, 'request.unavailable', [], 'unreached'],
] as const)('%i %s', (status, code, errors, outcome) => {
  expect(resetOutcome(new ApiError({ status, code, message: '', errors }))).toBe(outcome);
});
