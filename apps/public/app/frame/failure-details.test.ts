import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, it } from 'vitest';
import { failureDetails } from './failure-details.ts';

it('names the status, the code and the request', () => {
  const data = { code: 'request.unavailable', requestId: 'r-1' };
  expect(failureDetails(new ErrorResponse(503, '', data))).toBe('503\nrequest.unavailable\nr-1');
  expect(failureDetails(new ErrorResponse(503, '', null))).toBe('503');
});

it('tells nothing of what was thrown', () => {
  expect(failureDetails(new Error('secret'))).toBe('500\nrequest.unexpected');
});
