import swagger from '@fastify/swagger';
import { errorTable, serverErrorCodes } from '@rimba/i18n/errors';
import fastifyPlugin from 'fastify-plugin';
import { failuresOf } from '../http/failures.ts';
import type { ErrorCode } from '../http/problem.ts';
import { completeDescription } from './complete-description.ts';
import { callExamples, sentenceOf } from './examples/examples.ts';
import {
  type Content,
  type Description,
  descriptionHeadings,
  type Operation,
} from './reference/description.ts';
import { sayBesideReferences } from './said-beside.ts';
import { tags } from './tags.ts';

const codes = serverErrorCodes
  .map((code) => `- \`${code}\` (${errorTable[code].status}): ${sentenceOf(code)}`)
  .sort();

/** How a program calls in somebody's name. */
const keys =
  'A program calls with a key: `Authorization: Bearer rimba_…`. Its owner makes it in the profile, where it is shown once, ' +
  'and ends it there. It calls as that account, within its scopes: `read` is what is the account’s own, `order` is to quote, ' +
  'place, pay and cancel orders. It may call 600 times a minute, and needs no bot check. A key that was ended is ' +
  '`auth.key_not_valid`; one without the scope that a call wants `auth.key_not_allowed`, whose `message` names it; what is ' +
  'for people alone `auth.key_never_allowed`. It belongs to servers: whoever reads it can use it. With the client, `@rimba/api-client`: `createRimba({ baseUrl, key })`.';

/** How a program answers what tells people from programs. */
const botCheck = [
  'What anybody may send asks for a bot check first: the answer is `recaptchaToken`, good once, for ten minutes and ' +
    'for one action (`login`, `register`, `checkout`, `contact`, `reset`). Programs with a key need none. With the client, ' +
    '`createRimba` answers by itself; by hand it is, with `altcha-lib`:',
  [
    '```js',
    "import { solveChallenge } from 'altcha-lib';",
    "import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';",
    "const asked = await fetch('/api/v1/captcha/challenge?action=login');",
    'const challenge = await asked.json();',
    'const solution = await solveChallenge({ challenge, deriveKey });',
    'const recaptchaToken = btoa(JSON.stringify({ challenge, solution }));',
    '```',
  ].join('\n'),
];

/** What a program that asks too often is told. */
const rateLimits =
  'To a key each answer says in `RateLimit` how many of its calls are left (`r`) and when all are there again (`t`, in ' +
  'seconds), in `RateLimit-Policy` how many there are. Where there are none left, and where signing in, ordering or writing ' +
  'was tried too often, the status is 429, the code `request.too_many`, and `Retry-After` has the seconds to wait.';

/** How a list is read to its end. */
const pagination =
  'A list comes in pages: `limit` is the rows of one, 20 unless it is said and 100 at most where the list names no other ' +
  'bound; `page` counts from 1. `meta` has `page`, `limit`, `total` and `totalPages`. Where it has a `nextCursor`, that is ' +
  'sent as `cursor` in place of `page` for what follows, however far in; on the last page there is none. `sortBy` and ' +
  '`order` sort, `select` names the only fields to send, `with` the relations to fill in, each with commas between.';

/** How a list is narrowed. */
const filters =
  '`filter[height]=2` is one value, `filter[status][in]=adopted,pending` one of several, 100 at most, `filter[height][gte]=2` and ' +
  '`filter[height][lte]=5` are the bounds, both of them included. All that are named have to hold. Which filters a list ' +
  'has, and in which unit, stands with it.';

/** How an order is not made twice. */
const idempotency =
  'What makes an order wants the header `Idempotency-Key`: 8 to 100 characters that the caller makes up for each order. Sent ' +
  'again under the same key, after an answer that was lost, it makes no second one and answers the first with ' +
  '`Idempotent-Replayed: true`. Another order under a key that was used is `request.idempotency_conflict`.';

/** What shows a tree, a community or a certificate in anybody's page. */
const embeds = [
  'A custom element shows what Rimba knows today in the page of anybody: a tree and the way to adopt it, a community’s counts, ' +
    'a certificate as it stands. Each is a script of this address, loaded as a module: `/embeds/tree.js`, ' +
    '`/embeds/community.js`, `/embeds/certificate.js`. It asks open calls alone, wants no key, and keeps nothing. `lang` is ' +
    '`id` or `en`, `theme` `light` or `dark`.',
  [
    '```html',
    '<rimba-tree code="KB-AU-2024-000123" lang="en"></rimba-tree>',
    '<rimba-community name="rimba-lestari-contoh"></rimba-community>',
    '<rimba-certificate number="RB-2026-Y33X-J8QB-A2N5" theme="dark"></rimba-certificate>',
    '```',
  ].join('\n'),
];

/** What a program may rely on. */
const changes =
  'Within version 1 calls, fields that are answered, and codes of failures are added; what is there stays as it is. A call ' +
  'that is to go is `deprecated` here with the day it ends, says what replaces it, and tells both days in each answer: ' +
  '`Deprecation` and `Sunset`.';

const byKey = { type: 'http', scheme: 'bearer', bearerFormat: 'rimba_ and 72 hexadecimal digits' } as const;
const ofKeys =
  'A key made in the profile (`/profile#keys`, “Keys for programs”) and ended there. It calls as that account, within its ' +
  'scopes, up to 600 times a minute, and is asked for no bot check.';

/** What a route answers under a status: one schema, or one for each type of content. */
type Answered = { content?: Content } | undefined;

declare module 'fastify' {
  interface FastifyInstance {
    /** The whole description, once every route is there. */
    description(): Description;
  }
}

/** Gathers every route that follows into one OpenAPI 3.1 description and serves it. */
export const describeApi = fastifyPlugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Rimba',
        version: '1',
        description: [
          'Tree adoption for forest conservation. Money is whole rupiah, times are ISO 8601 in UTC.',
          `## ${descriptionHeadings.keys}`,
          keys,
          `## ${descriptionHeadings.botCheck}`,
          ...botCheck,
          `## ${descriptionHeadings.rateLimits}`,
          rateLimits,
          `## ${descriptionHeadings.pagination}`,
          pagination,
          `## ${descriptionHeadings.filters}`,
          filters,
          `## ${descriptionHeadings.idempotency}`,
          idempotency,
          `## ${descriptionHeadings.embeds}`,
          ...embeds,
          `## ${descriptionHeadings.changes}`,
          changes,
          `## ${descriptionHeadings.failures}`,
          'Every failure is the `Failure` envelope; its `code` is one of this closed set:',
          codes.join('\n'),
        ].join('\n\n'),
        contact: { name: 'Who runs this Rimba: see /en/other/contact-us' },
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      tags,
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description:
              'The `accessToken` that POST /login answers: for 15 minutes, then POST /refresh. A call that wants one and has none, ' +
              'or no key, is `auth.authentication_failed`.',
          },
          readKey: {
            ...byKey,
            description: `${ofKeys} This one has the scope \`read\`: what is the account's own.`,
          },
          orderKey: {
            ...byKey,
            description: `${ofKeys} This one has the scope \`order\`: quote, place, pay and cancel orders.`,
          },
        },
      },
    },
    refResolver: { buildLocalReference: ({ $id }, _base, _fragment, index) => String($id ?? `def-${index}`) },
  });
  const failures = new Map<string, readonly ErrorCode[]>();
  const answers = new Map<string, Record<string, Answered>>();
  app.addHook('onRoute', ({ method, schema }) => {
    if (!schema?.operationId || method === 'HEAD') return;
    failures.set(schema.operationId, failuresOf(method, schema));
    answers.set(schema.operationId, schema.response as Record<string, Answered>);
  });
  function written(): Description {
    const document: Description = JSON.parse(JSON.stringify(app.swagger()));
    sayBesideReferences(document.components.schemas, app.getSchemas());
    const calls: Operation[] = Object.values(document.paths).flatMap(Object.values);
    for (const { operationId, responses } of calls) {
      for (const [status, { content = {} }] of Object.entries(responses)) {
        const meant = answers.get(operationId)?.[status];
        for (const [type, { schema }] of Object.entries(content))
          sayBesideReferences(schema, meant?.content ? meant.content[type]?.schema : meant);
      }
    }
    return document;
  }
  let described: Description | undefined;
  app.decorate('description', () => {
    described ??= completeDescription(written(), failures, callExamples);
    return described;
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(app.description()),
  );
});
