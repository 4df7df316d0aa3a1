import { expectTypeOf, test } from 'vitest';
import { attempt } from './attempt.ts';
import type { ApiClient } from './client.ts';
import { unwrap } from './unwrap.ts';

declare const api: ApiClient;

test('every code of a call is known, and no other', async () => {
  const found = await attempt(unwrap(api.GET('/api/v1/news/{id}', { params: { path: { id: 1 } } })));
  if (found.ok) {
    expectTypeOf(found.data.title).toEqualTypeOf<string>();
    return;
  }
  const { code } = found.error;
  switch (code) {
    case 'request.news_not_found':
    case 'request.invalid':
    case 'request.invalid_parameter':
    case 'request.unknown_parameter':
    case 'request.invalid_language':
    case 'request.unexpected':
    case 'request.unavailable':
    case 'request.offline':
    case 'request.timeout':
    case 'request.aborted':
      return;
    // @ts-expect-error of another call
    case 'checkout.price_changed':
      return;
    default:
      code satisfies never;
  }
});
