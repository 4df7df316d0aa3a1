import { expect, it } from 'vitest';
import { errorText } from './error-text.ts';
import { createServerI18n } from './server.ts';

const t = createServerI18n('en').getFixedT('en', 'errors');
const thrown = (properties: object) => Object.assign(new Error('inner words'), properties);

it.each([
  [
    'what the service said',
    thrown({ code: 'reset.cooldown', requestId: 'r1', message: 'Wait 40 seconds' }),
    'Wait 40 seconds',
  ],
  ['an error of the browser', thrown({ code: 'auth.logout_failed' }), 'Logout failed'],
  [
    'an answer from a proxy',
    thrown({ code: 'request.unexpected', requestId: undefined }),
    'Something went wrong!',
  ],
  ['a code that is not ours', thrown({ code: 'ECONNRESET' }), 'Something went wrong!'],
  ['an inherited name', thrown({ code: 'toString' }), 'Something went wrong!'],
  ['an inherited name of a group', thrown({ code: 'auth.constructor' }), 'Something went wrong!'],
  ['a group of ours', thrown({ code: 'auth' }), 'Something went wrong!'],
  ['a code of a group of ours', thrown({ code: 'auth.nothing' }), 'Something went wrong!'],
  ['an error without a code', new TypeError('x is undefined'), 'Something went wrong!'],
  ['no error at all', undefined, 'Something went wrong!'],
])('%s', (_what, error, text) => {
  expect(errorText(error, t)).toBe(text);
});
