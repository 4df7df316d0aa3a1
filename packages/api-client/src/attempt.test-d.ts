import { expectTypeOf, test } from 'vitest';
import { attempt, type Call } from './attempt.ts';
import type { ApiClient } from './calls.ts';
import type { operations } from './generated/openapi.ts';
import { createRimba } from './rimba/create-rimba.ts';
import type { FailureCode, RequestBody } from './schemas.ts';
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

test('what the client does in several calls names the codes of all of them', () => {
  const rimba = createRimba({ baseUrl: 'https://rimba.test' });
  type CodeOf<Called extends (...args: never[]) => unknown> =
    ReturnType<Called> extends Call<unknown, infer Code> ? Code : never;
  type Checked<Operation extends keyof operations> =
    | FailureCode<Operation>
    | FailureCode<'getCaptchaChallenge'>;
  expectTypeOf<CodeOf<typeof rimba.orders.place>>().toEqualTypeOf<Checked<'createTransaction'>>();
  expectTypeOf<CodeOf<typeof rimba.session.register>>().toEqualTypeOf<Checked<'register'>>();
  expectTypeOf<CodeOf<typeof rimba.session.login>>().toEqualTypeOf<Checked<'login'>>();
  expectTypeOf<CodeOf<typeof rimba.orders.waitForPayment>>().toEqualTypeOf<FailureCode<'readTransaction'>>();
  expectTypeOf<CodeOf<typeof rimba.certificates.verify>>().toEqualTypeOf<
    FailureCode<'readCertificateKeys'>
  >();
  expectTypeOf<CodeOf<typeof rimba.certificates.keys>>().toEqualTypeOf<FailureCode<'readCertificateKeys'>>();
});

test('an order by its address needs its idempotency key', () => {
  const body = {} as RequestBody<'createTransaction'>;
  // @ts-expect-error no key
  api.POST('/api/v1/transaction', { body });
  // @ts-expect-error a header, and not the one
  api.POST('/api/v1/transaction', { params: { header: { 'x-refresh-token': 'a' } }, body });
  api.POST('/api/v1/transaction', { params: { header: { 'idempotency-key': 'a' } }, body });
});
