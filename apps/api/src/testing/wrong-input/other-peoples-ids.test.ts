import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callsByTag } from '../../openapi/reference/description.ts';
import { openWorld, type World } from '../adoption-world.ts';
import type { SignedUp } from '../test-api.ts';
import { type Belongings, belongingsOf } from './belongings.ts';
import { openStoredState } from './stored-state.ts';

type Ids = Pick<
  Belongings,
  | 'transactionId'
  | 'certificateNumber'
  | 'notificationId'
  | 'sessionId'
  | 'wayId'
  | 'keyId'
  | 'wishedTreeId'
  | 'letterId'
>;

/** Well made, and of nobody. */
const nobodys: Ids = {
  transactionId: 2_147_483_647,
  certificateNumber: 'RB-2026-QREP-2WDP-MSMB',
  notificationId: 2_147_483_647,
  sessionId: randomUUID(),
  wayId: 2_147_483_647,
  keyId: 2_147_483_647,
  wishedTreeId: 2_147_483_647,
  letterId: 2_147_483_647,
};

let world: World;
let caller: SignedUp;
let theirs: Ids;
beforeAll(async () => {
  world = await openWorld();
  [caller, theirs] = [await world.signUp(), await belongingsOf(world, await world.signUp())];
});
afterAll(() => world.close());

/** Every call with a bearer that names something of one's own, by operation id. */
const requestsFor = (ids: Ids): Record<string, InjectOptions & { url: string }> => {
  const transaction = `transaction/me/${ids.transactionId}`;
  const post = { method: 'POST' } as const;
  return {
    endSession: { method: 'DELETE', url: `sessions/${ids.sessionId}` },
    renameSignInWay: { method: 'PUT', url: `sign-in-ways/${ids.wayId}`, payload: { label: 'Laptop' } },
    removeSignInWay: {
      method: 'DELETE',
      url: `sign-in-ways/${ids.wayId}`,
      payload: { currentPassword: 'belian di tepi rawa' },
    },
    endApiKey: { method: 'DELETE', url: `api-key/${ids.keyId}` },
    readNotification: { method: 'PUT', url: `notification/${ids.notificationId}/read` },
    readLetter: { url: `letter/me/${ids.letterId}` },
    openLetter: { method: 'PUT', url: `letter/me/${ids.letterId}/opened` },
    readTransaction: { url: transaction },
    payTransaction: {
      ...post,
      url: `${transaction}/pay`,
      payload: { paymentMethodId: 1, expectedTotal: 1 },
    },
    cancelTransaction: { ...post, url: `${transaction}/cancel` },
    mailGiftAgain: { ...post, url: `${transaction}/gift-mail` },
    readReceipt: { url: `${transaction}/receipt` },
    readOwnCertificate: { url: `certificates/me/number?certificateNumber=${ids.certificateNumber}` },
    changeCertificate: {
      method: 'PUT',
      url: `certificates/me/${ids.certificateNumber}`,
      payload: { holderDisplay: 'hidden' },
    },
    issueDownloadTicket: {
      ...post,
      url: 'download-ticket',
      payload: { document: 'receipt', transactionId: ids.transactionId, language: 'id' },
    },
    'issueDownloadTicket of a certificate': {
      ...post,
      url: 'download-ticket',
      payload: { document: 'certificate', certificateNumber: ids.certificateNumber, language: 'id' },
    },
    removeFromWishtree: {
      method: 'DELETE',
      url: 'wishtree/me/multiple',
      payload: { treeIds: [ids.wishedTreeId] },
    },
  };
};

it.each(Object.keys(requestsFor(nobodys)))('%s takes what is another’s for what nobody has', async (name) => {
  const storedState = await openStoredState(world.services.database.pool);
  const before = await storedState();
  const answers = [];
  for (const ids of [theirs, nobodys]) {
    const { url, ...options } = requestsFor(ids)[name] ?? { url: '' };
    const answer = await world.app.inject({ ...options, url: `/api/v1/${url}`, headers: caller.headers });
    const { requestId: _, ...said } = answer.json();
    answers.push({ status: answer.statusCode, ...said });
  }
  expect(answers[0]).toMatchObject({ status: 404, success: false });
  expect(answers[0]).toEqual(answers[1]);
  expect(await storedState()).toEqual(before);
});

it('leaves out no call with a bearer that takes an id in its address', async () => {
  const calls = [...callsByTag((await world.app.inject('/api/openapi.json')).json()).values()].flat();
  const own = calls.filter(
    // A year is nobody's.
    ({ path, security }) =>
      path.replace('{year}', '').includes('{') &&
      security?.length &&
      security.every((entry) => Object.keys(entry).length > 0),
  );
  expect(own.length).toBeGreaterThan(5);
  expect(Object.keys(requestsFor(nobodys))).toEqual(
    expect.arrayContaining(own.map(({ operationId }) => operationId)),
  );
});
