import { ApiError } from '@rimba/api-client';
import { expect, test } from 'vitest';
import { outcomeOf } from './verification-outcome.ts';

test.each([
  [409, 'verification.already_verified', 'already'],
  [410, 'verification.expired', 'expired'],
  [404, 'verification.not_found', 'failed'],
  [400, 'verification.invalid_link', 'failed'],
  [503, 'request.unavailable', 'unreached'],
  [429, 'request.too_many', 'unreached'],
  [0, 'request.offline', 'unreached'],
] as const)('%i %s is %s', (status, code, outcome) => {
  expect(outcomeOf(new ApiError({ status, code, message: '' }))).toBe(outcome);
});
