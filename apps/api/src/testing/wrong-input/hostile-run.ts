import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { type Call, callsByTag, type Description } from '../../openapi/reference/description.ts';
import type { World } from '../adoption-world.ts';
import type { SignedUp } from '../test-api.ts';
import { type Belongings, belongingsOf, rowsOf } from './belongings.ts';
import { type Judge, openJudge, type Told } from './judge.ts';
import { rightBody } from './right-body.ts';
import { badTokens, type RightRequest, sentRequest } from './sent-request.ts';
import { openStoredState, type StoredState } from './stored-state.ts';
import { sentBytes, tornRequest } from './wire.ts';
import { astray, type Mutation, wrongRequest } from './wrong-request.ts';

export type HostileReport = {
  requests: number;
  calls: number;
  /** Requests that named something of somebody else's with a bearer. */
  foreign: number;
  /** How often each status was answered. */
  statuses: Record<number, number>;
  /** Calls with a bearer that somebody else's things were never named to. */
  neverForeign: string[];
  faults: string[];
};

export type HostileOptions = {
  requests: number;
  seed: number;
  /** Made to a call before the next call's turn comes: 3 or more, 20 unless told. */
  perCall?: number;
  /** Told now and then how many were made. */
  progress?: (made: number, faults: number) => void;
};

/** What the report holds at the most: the rest says the same. */
const mostFaults = 50;

const victimsEmail = 'zubaidah.kelotok@rimba.test';
const victimsPhone = '+6281977700042';

/**
 * Makes so many generated requests, the same for the same seed, over all calls of the description in turn, and holds each
 * answer against it. Whoever calls is signed in and owns things; somebody else owns things, too, which no answer may
 * tell and no request may change.
 */
export async function hostileRun(
  world: World,
  { requests, seed, perCall = 20, progress }: HostileOptions,
): Promise<HostileReport> {
  const document: Description = (await world.app.inject('/api/openapi.json')).json();
  const calls = [...callsByTag(document).values()].flat();
  const judge = openJudge(document);
  const storedState = await openStoredState(world.services.database.pool);
  const victim = await world.signUp({ email: victimsEmail, name: 'Zubaidah' });
  const customer = { ...(await world.order([])).customer, email: victimsEmail, phone: victimsPhone };
  const theirs = await belongingsOf(world, victim, { customer });
  const secrets = [victimsEmail, victimsPhone, theirs.transactionNumber, theirs.sessionId];
  const victimsRows = await rowsOf(world.db, victim.adopter.id);
  const report: HostileReport = {
    requests: 0,
    calls: calls.length,
    foreign: 0,
    statuses: {},
    neverForeign: [],
    faults: [],
  };
  const namedForeign = new Set<string>();
  let caller = await newCaller(world);

  async function one(call: Call, mutations: Mutation[], tear: number | undefined): Promise<void> {
    const right = await rightRequest(world, call, caller, theirs);
    const request = sentRequest(call, right, mutations, caller.tokens);
    const before = await storedState();
    const told =
      tear === undefined
        ? await injected(world, request)
        : await sentBytes(world, tornRequest(request, tear));
    if (tear !== undefined) await settled(world, storedState);
    report.requests++;
    report.statuses[told.status] = (report.statuses[told.status] ?? 0) + 1;
    if (call.security && mutations.some(({ kind }) => kind === 'foreign')) {
      report.foreign++;
      namedForeign.add(call.operationId);
    }
    const refused = told.status >= 400;
    // What was whole before the tear may be done all the same; a refresh token used twice ends its session.
    const mayWrite = tear !== undefined || call.operationId === 'refresh';
    const after = refused && !mayWrite ? await storedState() : before;
    const changed = Object.keys(before).filter((table) => before[table] !== after[table]);
    const leaked = secrets.find((secret) => told.body.includes(secret) && !sent(request, secret));
    const harmed =
      !refused && request.method !== 'GET' && (await rowsOf(world.db, victim.adopter.id)) !== victimsRows;
    const fault = changed.length
      ? `refused, and wrote in ${changed.join(', ')}`
      : leaked !== undefined
        ? `told ${leaked}, which is somebody else’s`
        : harmed
          ? 'changed what is somebody else’s'
          : tear !== undefined
            ? judge.faultOfTorn(told)
            : faultIn(judge, calls, call, request, told, isAstray(mutations));
    if (fault !== undefined && report.faults.length < mostFaults)
      report.faults.push(
        `${call.operationId}: ${fault}: ${told.status} ${told.body.slice(0, 300)}\n${shown(request)}`,
      );
  }

  for (let round = 0; report.requests < requests; round++) {
    for (const [place, call] of calls.entries()) {
      if (!(await isSignedIn(world, caller))) caller = await newCaller(world);
      const of = { seed: seed + round * calls.length + place };
      // Of those to a call some stray from its address, and the last is torn on the wire.
      const strays = Math.ceil(perCall / 8);
      const cases = [
        ...fc.sample(wrongRequest(call), { ...of, numRuns: perCall - strays - 1 }),
        ...fc.sample(astray(call), { ...of, numRuns: strays }),
        ...fc.sample(wrongRequest(call), { seed: of.seed + 1, numRuns: 1 }),
      ].slice(0, requests - report.requests);
      for (const [index, mutations] of cases.entries()) {
        const tear = index === perCall - 1 ? round + place : undefined;
        await one(call, isEndless(call) ? [...mutations, { kind: 'token', which: 2 }] : mutations, tear);
      }
      progress?.(report.requests, report.faults.length);
    }
  }
  if ((await rowsOf(world.db, victim.adopter.id)) !== victimsRows)
    report.faults.push('What is somebody else’s was changed');
  const withBearer = calls.filter(({ security }) => security?.length);
  report.neverForeign = withBearer
    .map(({ operationId }) => operationId)
    .filter((id) => !namedForeign.has(id));
  return report;
}

/** Open for as long as the reader stays: only refusals come to an end. */
const isEndless = (call: Call) => 'text/event-stream' in (call.responses['200']?.content ?? {});
const isAstray = (mutations: Mutation[]) =>
  mutations.some(({ kind }) => kind === 'path' || kind === 'method');
const sent = (request: InjectOptions, text: string) => JSON.stringify(request).includes(text);

type Caller = SignedUp & { own: Belongings; tokens: readonly (string | undefined)[] };

async function newCaller(world: World): Promise<Caller> {
  const person = await world.signUp({ email: `caller-${randomUUID()}@rimba.test` });
  const tokens = await badTokens(world.services.secrets.keyFor('access token'), person.adopter.id);
  return { ...person, own: await belongingsOf(world, person), tokens };
}

/** Until what goes on behind a connection that was closed has come to its end. */
async function settled(world: World, storedState: StoredState): Promise<void> {
  for (let [before, after] = ['', '-']; before !== after || world.inHand.size > 0; ) {
    before = JSON.stringify(await storedState());
    await wait(50);
    after = JSON.stringify(await storedState());
  }
}

async function isSignedIn(world: World, { headers }: Caller): Promise<boolean> {
  return (await world.app.inject({ url: '/api/v1/session', headers })).statusCode === 200;
}

async function injected(world: World, request: InjectOptions): Promise<Told> {
  const { statusCode: status, headers, body } = await world.app.inject(request);
  return { status, type: String(headers['content-type']), body };
}

function faultIn(
  judge: Judge,
  calls: readonly Call[],
  call: Call,
  request: InjectOptions,
  told: Told,
  strayed: boolean,
): string | undefined {
  // A path that is none of this call's any more has no description here.
  if (told.status === 404 && told.body.includes('request.not_found')) return undefined;
  if (!strayed) return judge.faultOf(call, told);
  const other = calls.find(({ path, method }) => path === call.path && method === request.method);
  const sameAddress = String(request.url).split('?')[0]?.split('/').length === call.path.split('/').length;
  return other && sameAddress && other.operationId !== call.operationId
    ? judge.faultOf(other, told)
    : isOurs(String(request.url))
      ? judge.faultOfNone(told)
      : judge.faultOfTorn(told);
}

/** Whether an address is below the service's own once `..` has been followed. */
const isOurs = (url: string) => URL.parse(url, 'http://rimba.test')?.pathname.startsWith('/api/v1/') ?? false;

/** By the names that addresses use. */
const addressOf = (call: Call, has: Belongings): Record<string, string> => ({
  id: String(
    call.path.includes('/notification/')
      ? has.notificationId
      : call.path.includes('/sessions/')
        ? has.sessionId
        : call.path.includes('/sign-in-ways/')
          ? has.wayId
          : call.path.includes('/api-key/')
            ? has.keyId
            : call.path.includes('/tree/')
              ? has.adoptedTreeId
              : call.path.includes('/transaction/')
                ? has.transactionId
                : 1,
  ),
  certificateNumber: has.certificateNumber,
  letterId: String(has.letterId),
  orderId: `TRX-${has.transactionId}-1`,
});

/** What the call is rightly sent by somebody who may. */
async function rightRequest(
  world: World,
  call: Call,
  caller: Caller,
  theirs: Belongings,
): Promise<RightRequest> {
  const { own } = caller;
  const body = await rightBody(world, call, {
    treeIds: [own.wishedTreeId],
    treeId: own.wishedTreeId,
    expectedTotal: 151_050,
    certificateNumber: own.certificateNumber,
    currentPassword: caller.password,
    refreshToken: caller.refreshToken,
    userId: caller.adopter.id,
    ...(call.operationId === 'login' && { email: caller.email }),
  });
  return {
    own: { z: '8', x: '207', y: '129', year: '2025', name: 'x', ...addressOf(call, caller.own) },
    foreign: { ...addressOf(call, theirs), adopterId: '1' },
    foreignFields: {
      treeIds: [theirs.adoptedTreeId, theirs.wishedTreeId],
      treeId: theirs.wishedTreeId,
      renews: [theirs.adoptionId],
      transactionId: theirs.transactionId,
      certificateNumber: theirs.certificateNumber,
      order_id: `TRX-${theirs.transactionId}-1`,
    },
    headers: { ...(call.security ? caller.headers : {}), 'idempotency-key': randomUUID() },
    body,
  };
}

const shown = ({ method, url, headers, payload }: InjectOptions) =>
  JSON.stringify({ method, url: String(url).slice(0, 500), headers, payload: String(payload).slice(0, 500) });
