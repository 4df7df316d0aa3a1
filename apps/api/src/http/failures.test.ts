import { expect, it } from 'vitest';
import { failuresOf } from './failures.ts';

it('names what is read of every body, also where a call takes none', () => {
  const ofPost = failuresOf('POST', {});
  expect(ofPost).toEqual(
    expect.arrayContaining(['request.unsupported_type', 'request.invalid_json', 'request.too_large']),
  );
  expect(ofPost).not.toContain('request.validation_error');
  expect(failuresOf('POST', { body: {} })).toContain('request.validation_error');
  expect(failuresOf('GET', {})).not.toContain('request.unsupported_type');
});

it('names what a wrong length of a body is refused by', () => {
  expect(failuresOf('POST', { body: {} })).toContain('request.invalid');
});
