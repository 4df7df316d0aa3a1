import { expect, it } from 'vitest';
import { failureDetails } from './failure-details.ts';

/** What a loader that throws `data()` becomes. */
const response = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data });

it('names the status, the code and the request', () => {
  const data = { code: 'request.unavailable', requestId: 'r-1' };
  expect(failureDetails(response(503, data))).toBe('503\nrequest.unavailable\nr-1');
  expect(failureDetails(response(503, null))).toBe('503');
});

it('tells nothing of what was thrown', () => {
  expect(failureDetails(new Error('secret'))).toBe('500\nrequest.unexpected');
});
