import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callExamples } from '../../openapi/examples/examples.ts';
import { type Call, callsByTag, type Description } from '../../openapi/reference/description.ts';
import { openWorld, type World } from '../adoption-world.ts';
import type { SignedUp } from '../test-api.ts';
import { startTestIssuer, type TestIssuer } from '../test-issuer.ts';
import { belongingsOf } from './belongings.ts';
import { type Judge, openJudge } from './judge.ts';
import { rightBody } from './right-body.ts';
import { badTokens, everywhere, type RightRequest, sentRequest } from './sent-request.ts';
import { openStoredState, type StoredState } from './stored-state.ts';
import { wrongRequest } from './wrong-request.ts';

/** Tries of each call; the seed makes them the same each time. */
const numRuns = 12;
const seed = 20_261_120;

let world: World;
let issuer: TestIssuer;
let calls: Call[];
let judge: Judge;
let storedState: StoredState;
let foreign: RightRequest['foreign'];
/** Who sends a call, for as long as nothing was written that might have ended the session. */
const callers = new Map<Call, SignedUp>();

beforeAll(async () => {
  issuer = await startTestIssuer();
  world = await openWorld({ limitFactor: 100_000, google: issuer.settings });
  const document: Description = (await world.app.inject('/api/openapi.json')).json();
  calls = [...callsByTag(document).values()].flat();
  judge = openJudge(document);
  storedState = await openStoredState(world.services.database.pool);
  const { transactionId, certificateNumber } = await belongingsOf(world, await world.signUp());
  foreign = { id: String(transactionId), certificateNumber };
});
afterAll(async () => {
  await world.close();
  await issuer.close();
});

/** What the call is rightly sent by somebody who may. */
async function rightRequest(call: Call, caller: SignedUp): Promise<RightRequest> {
  return {
    own: { id: '1', certificateNumber: 'RMB-0000-0000', z: '8', x: '207', y: '129', year: '2025', name: 'x' },
    foreign,
    headers: { ...(call.security ? caller.headers : {}), 'idempotency-key': randomUUID() },
    body: await rightBody(world, call),
  };
}

const shown = ({ method, url, headers, payload }: InjectOptions) =>
  JSON.stringify({ method, url, headers, payload: String(payload).slice(0, 500) }, null, 2);

it('answers generated wrong input as described, never with a 500, and writes nothing when it refuses', async () => {
  const faults: unknown[] = [];
  for (const call of calls) {
    const caller = await world.signUp();
    const tokens = await badTokens(world.services.secrets.keyFor('access token'), caller.adopter.id);
    // Open for as long as the reader stays: only refusals come to an end.
    const endless = 'text/event-stream' in (call.responses['200']?.content ?? {});
    let before = await storedState();
    await fc
      .assert(
        fc.asyncProperty(wrongRequest(call), async (mutations) => {
          const right = await rightRequest(call, caller);
          const spoilt = endless ? [...mutations, { kind: 'token' as const, which: 2 }] : mutations;
          const request = sentRequest(call, right, spoilt, tokens);
          const answer = await world.app.inject(request);
          const { statusCode: status, headers, body } = answer;
          const after = await storedState();
          const context = `${call.operationId}: ${status} ${body.slice(0, 300)}\n${shown(request)}`;
          if (status >= 500) throw new Error(`Failed inside\n${context}`);
          // A path that is none of this call's any more has no description here.
          const elsewhere = status === 404 && body.includes('request.not_found');
          const fault = elsewhere
            ? undefined
            : judge.faultOf(call, { status, type: String(headers['content-type']), body });
          if (fault !== undefined) throw new Error(`Not as described: ${fault}\n${context}`);
          if (status >= 400) expect(after, `Wrote something\n${context}`).toEqual(before);
          before = after;
        }),
        { seed, numRuns, endOnFailure: true },
      )
      .catch((fault: unknown) => faults.push(fault));
  }
  expect(faults).toEqual([]);
});

/** What nobody sees is taken nowhere, but for a search, which looks for the rest of what was pasted. */
const unseen = ['a\u0000b', 'siti\u0000@rimba.test', 'a\u202eb', '\u3164'];

/** The first has no encoding, and no column takes what the others look like. */
it.each([
  ...unseen,
  '\ud800',
  '2026-02-30',
  '0000-01-01',
  '2026-01-01 (x)',
  '2026-01-01T10:00:00+23:59',
  '2147483648',
  '99999999999999999999',
  '1e999',
])(
  'answers %j in each place that takes a text, never with a 500',
  async (text) => {
    const faults: string[] = [];
    for (const call of calls) {
      const body = callExamples[call.operationId]?.request;
      for (const mutation of everywhere(call, body, text)) {
        const caller = callers.get(call) ?? (await world.signUp());
        callers.set(call, caller);
        const right = await rightRequest(call, caller);
        const request = sentRequest(call, right, [mutation], []);
        // Open for as long as the reader stays.
        if ('text/event-stream' in (call.responses['200']?.content ?? {})) continue;
        const isSearch = String(request.url).includes('?search=');
        // What the payment gateway did not sign is received, and nothing is kept of it.
        const isDropped = call.operationId === 'receiveMidtransNotification';
        const kept = isDropped && (await storedState());
        const { statusCode, headers, body: answer } = await world.app.inject(request);
        if (statusCode < 400 && request.method !== 'GET') callers.delete(call);
        const fault =
          statusCode >= 500
            ? 'failed inside'
            : statusCode < 400 && unseen.includes(text) && !isSearch && !isDropped
              ? 'taken'
              : statusCode === 404 && answer.includes('request.not_found')
                ? undefined
                : judge.faultOf(call, {
                    status: statusCode,
                    type: String(headers['content-type']),
                    body: answer,
                  });
        if (isDropped) expect(await storedState()).toEqual(kept);
        if (fault !== undefined)
          faults.push(`${fault}: ${shown(request)} ${statusCode} ${answer.slice(0, 200)}`);
      }
    }
    expect(faults).toEqual([]);
  },
  240_000,
);
