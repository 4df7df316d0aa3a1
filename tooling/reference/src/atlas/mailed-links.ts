import { ApiError } from '@rimba/api-client';
import { errorTable } from '@rimba/i18n/errors';
import { resetOutcome } from '@rimba/public/reset-outcome';
import { outcomeOf } from '@rimba/public/verification-outcome';
import type { Arrow, Machine } from './machine.ts';

const failures = (...groups: readonly string[]) =>
  Object.entries(errorTable).flatMap(([code, entry]) =>
    entry.where === 'server' && groups.some((group) => code.startsWith(`${group}.`))
      ? [new ApiError({ code, status: entry.status, message: entry.en })]
      : [],
  );
const unreached = new ApiError({ code: 'request.offline', status: 0, message: '' });

const arrowsOf = (errors: readonly ApiError[], outcome: (error: ApiError) => string | undefined): Arrow[] =>
  errors.flatMap((error) => {
    const to = outcome(error);
    return to === undefined ? [] : [{ from: 'checking', event: error.code, to }];
  });
const tryAgain: Arrow = { from: 'unreached', event: 'try again', to: 'checking' };

export const verification: Machine = {
  name: 'Proof of an address',
  about: 'What opening a mailed link comes to.',
  source: 'apps/public/app/routes/verify-email/verification-outcome.ts',
  start: 'checking',
  arrows: [
    { from: 'checking', event: 'PUT /email/verification answers 200', to: 'done' },
    ...arrowsOf([...failures('verification'), unreached], outcomeOf),
    tryAgain,
  ],
};

export const reset: Machine = {
  name: 'Setting a new password',
  about: 'What the mailed link allows; once the password is set, every session has ended.',
  source: 'apps/public/app/routes/reset-password/reset-outcome.ts',
  start: 'checking',
  arrows: [
    { from: 'checking', event: 'GET /reset-password answers 200', to: 'new password' },
    { from: 'new password', event: 'PUT /reset-password answers 200', to: 'done' },
    ...arrowsOf([...failures('reset'), unreached], resetOutcome),
    tryAgain,
  ],
};
