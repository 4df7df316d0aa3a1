import fc from 'fast-check';
import type { Call } from '../../openapi/reference/description.ts';
import { strangeBytes, strangeForm, strangeText, strangeType, strangeValue } from './strange-values.ts';

/** A change to what a call is rightly sent. */
export type Mutation =
  | { kind: 'field'; at: number; value: unknown }
  | { kind: 'missing'; at: number }
  | { kind: 'unknown'; name: string; value: unknown }
  | { kind: 'body'; value: unknown }
  | { kind: 'bytes'; text: string; type: string | undefined }
  | { kind: 'address'; at: number; text: string }
  | { kind: 'foreign' }
  | { kind: 'query'; at: number; texts: string[] }
  | { kind: 'stranger'; name: string; text: string }
  | { kind: 'header'; name: string; value: string }
  | { kind: 'token'; which: number };

const at = fc.nat(40);
const strangeNames = fc.constantFrom(
  '__proto__',
  'constructor',
  'filter',
  'filter[__proto__]',
  'filter[id][in][x]',
  'sortBy[]',
  'with[0]',
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
  'accept',
  'x-forwarded-for',
);
/** What a header can carry at all. */
const headerText = strangeText.map((text) => text.replace(/[^\x20-\x7e]/g, '?').trim());

/** One to three changes that make sense for the call. */
export function wrongRequest({ requestBody, parameters = [], security }: Call): fc.Arbitrary<Mutation[]> {
  const has = (place: string) => parameters.some((parameter) => parameter.in === place);
  const kinds: fc.Arbitrary<Mutation>[] = [
    fc.record({
      kind: fc.constant('query' as const),
      at,
      texts: fc.array(strangeText, { minLength: 1, maxLength: 2 }),
    }),
    fc.record({ kind: fc.constant('stranger' as const), name: strangeNames, text: strangeText }),
    fc.record({ kind: fc.constant('header' as const), name: headers, value: headerText }),
    ...(has('path')
      ? [
          fc.record({ kind: fc.constant('address' as const), at, text: strangeText }),
          fc.constant<Mutation>({ kind: 'foreign' }),
        ]
      : []),
    ...(security ? [fc.record({ kind: fc.constant('token' as const), which: fc.nat(7) })] : []),
  ];
  const bodies: fc.Arbitrary<Mutation>[] = [
    fc.record({ kind: fc.constant('field' as const), at, value: strangeValue }),
    fc.record({ kind: fc.constant('field' as const), at, value: strangeValue }),
    fc.record({ kind: fc.constant('missing' as const), at }),
    fc.record({ kind: fc.constant('unknown' as const), name: strangeNames, value: strangeValue }),
    fc.record({ kind: fc.constant('body' as const), value: strangeValue }),
    fc.record({ kind: fc.constant('bytes' as const), text: strangeBytes, type: strangeType }),
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
