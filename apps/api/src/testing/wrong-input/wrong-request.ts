import fc from 'fast-check';
import type { Call } from '../../openapi/reference/description.ts';
import {
  strangeBytes,
  strangeForm,
  strangePath,
  strangeText,
  strangeToken,
  strangeType,
  strangeValue,
} from './strange-values.ts';

/** A change to what a call is rightly sent. */
export type Mutation =
  | { kind: 'field'; at: number; value: unknown }
  | { kind: 'missing'; at: number }
  | { kind: 'unknown'; name: string; value: unknown }
  | { kind: 'body'; value: unknown }
  | { kind: 'bytes'; text: string; type: string | undefined }
  /** A place of the body, with a piece of text that no JSON value is written as. */
  | { kind: 'token-in-body'; at: number; text: string }
  /** A name of the body a second time. */
  | { kind: 'twice'; at: number; value: unknown }
  | { kind: 'edge'; which: number }
  | { kind: 'address'; at: number; text: string }
  | { kind: 'path'; text: string }
  | { kind: 'method'; name: string }
  | { kind: 'foreign' }
  | { kind: 'query'; at: number; texts: string[] }
  | { kind: 'stranger'; name: string; text: string }
  | { kind: 'header'; name: string; value: string }
  | { kind: 'token'; which: number };

const at = fc.nat(40);
const strangeNames = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toJSON',
  'then',
  'filter',
  'filter[__proto__]',
  'filter[id][in][x]',
  'filter[constructor][prototype]',
  'sortBy[]',
  'with[0]',
  'with',
  'cursor',
  '$where',
  'a'.repeat(300),
  'é',
  '',
);
const headers = fc.constantFrom(
  'idempotency-key',
  'x-refresh-token',
  'accept-language',
  'if-none-match',
  'if-modified-since',
  'range',
  'accept',
  'accept-encoding',
  'content-encoding',
  'content-length',
  'content-type',
  'cookie',
  'expect',
  'host',
  'origin',
  'referer',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-http-method-override',
  'traceparent',
);
/** What a header can carry at all. */
const headerText = strangeText.map((text) => text.replace(/[^\x20-\x7e]/g, '?').trim());
const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS');

/** One to three changes that make sense for the call. */
export function wrongRequest({ requestBody, parameters = [], security }: Call): fc.Arbitrary<Mutation[]> {
  const has = (place: string) => parameters.some((parameter) => parameter.in === place);
  const edge = fc.record({ kind: fc.constant('edge' as const), which: fc.nat(10_000) });
  const kinds: fc.Arbitrary<Mutation>[] = [
    fc.record({
      kind: fc.constant('query' as const),
      at,
      texts: fc.array(strangeText, { minLength: 1, maxLength: 2 }),
    }),
    fc.record({ kind: fc.constant('stranger' as const), name: strangeNames, text: strangeText }),
    fc.record({ kind: fc.constant('header' as const), name: headers, value: headerText }),
    edge,
    ...(has('path') ? [fc.record({ kind: fc.constant('address' as const), at, text: strangeText })] : []),
    ...(security
      ? [
          fc.record({ kind: fc.constant('token' as const), which: fc.nat(11) }),
          fc.constant<Mutation>({ kind: 'foreign' }),
        ]
      : []),
  ];
  const bodies: fc.Arbitrary<Mutation>[] = [
    fc.record({ kind: fc.constant('field' as const), at, value: strangeValue }),
    fc.record({ kind: fc.constant('field' as const), at, value: strangeValue }),
    fc.record({ kind: fc.constant('missing' as const), at }),
    fc.record({ kind: fc.constant('unknown' as const), name: strangeNames, value: strangeValue }),
    fc.record({ kind: fc.constant('body' as const), value: strangeValue }),
    fc.record({ kind: fc.constant('bytes' as const), text: strangeBytes, type: strangeType }),
    fc.record({ kind: fc.constant('token-in-body' as const), at, text: strangeToken }),
    fc.record({ kind: fc.constant('twice' as const), at, value: strangeValue }),
    edge,
    edge,
  ];
  const forms = fc.record({
    kind: fc.constant('bytes' as const),
    text: strangeForm,
    type: fc.constant('multipart/form-data; boundary=x'),
  });
  const takesForms = 'multipart/form-data' in (requestBody?.content ?? {});
  return fc.array(
    fc.oneof(...kinds, ...(requestBody ? bodies : []), ...(takesForms ? [forms, forms, forms, forms] : [])),
    { minLength: 1, maxLength: 3 },
  );
}

/** The same, on a path or by a method that may be another call's or nobody's. */
export const astray = (call: Call): fc.Arbitrary<Mutation[]> =>
  fc
    .tuple(
      wrongRequest(call),
      fc.oneof(
        fc.record({ kind: fc.constant('method' as const), name: methods }),
        fc.record({ kind: fc.constant('path' as const), text: strangePath }),
      ),
    )
    .map(([mutations, last]) => [...mutations.slice(0, 1), last]);
