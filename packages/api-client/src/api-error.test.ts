import { describe, expect, it } from 'vitest';
import { ApiError, toApiError, toConnectionError } from './api-error.ts';

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers });

it('carries what the service said', () => {
  const errors = [
    { path: 'customer.email', code: 'request.invalid_email', message: 'Please enter a valid email address' },
  ];
  const error = toApiError(
    {
      success: false,
      code: 'request.validation_error',
      message: 'Validation error',
      errors,
      requestId: 'r1',
    },
    answer(422),
  );
  expect(error).toMatchObject({
    status: 422,
    code: 'request.validation_error',
    message: 'Validation error',
    errors,
    requestId: 'r1',
  });
  expect(error.fieldMessage('customer.email')).toBe('Please enter a valid email address');
  expect(error.fieldMessage('email')).toBeUndefined();
});

it('knows when to try again', () => {
  expect(toApiError({ code: 'request.too_many' }, answer(429, { 'Retry-After': '40' })).retryAfter).toBe(40);
  expect(toApiError({ code: 'request.too_many' }, answer(429)).retryAfter).toBeUndefined();
  const inAMinute = new Date(Date.now() + 60_000).toUTCString();
  const { retryAfter } = toApiError({ code: 'request.too_many' }, answer(429, { 'Retry-After': inAMinute }));
  expect(retryAfter).toBeGreaterThan(57);
  expect(retryAfter).toBeLessThan(62);
  const soon = answer(429, { 'Retry-After': 'soon' });
  expect(toApiError({ code: 'request.too_many' }, soon).retryAfter).toBeUndefined();
});

it.each([
  ['<html>Bad gateway</html>', 502, 'request.unavailable'],
  [undefined, 503, 'request.unavailable'],
  [null, 500, 'request.unexpected'],
  [{ error: 'no envelope' }, 418, 'request.unexpected'],
])('tells a stranger’s answer by its status: %j %d', (body, status, code) => {
  expect(toApiError(body, answer(status))).toMatchObject({ status, code, errors: [] });
});

it('leaves out field errors it cannot read', () => {
  expect(toApiError({ code: 'x', errors: [{ path: 1 }, null, 'y'] }, answer(422)).errors).toEqual([]);
});

describe('no answer', () => {
  const request = new Request('https://rimba.test/api/v1/tree?search=ulin');

  it.each([
    [new TypeError('Failed to fetch'), 'request.offline'],
    [new DOMException('too slow', 'TimeoutError'), 'request.timeout'],
  ])('%s', (cause, code) => {
    const error = toConnectionError(cause, request);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 0, code, cause });
    expect(String(error)).toMatch(/: GET https:\/\/rimba\.test\/api\/v1\/tree$/);
  });

  it('is what a caller gave up, for whatever reason', () => {
    const error = toConnectionError('enough', request, AbortSignal.abort('enough'));
    expect(error).toMatchObject({ status: 0, code: 'request.aborted', cause: 'enough' });
  });

  it('is not what an error of the session is', () => {
    const ended = Object.assign(new Error('ended'), { code: 'auth.token_refresh_failed' });
    expect(toConnectionError(ended, request)).toBe(ended);
  });
});
