import { MutationObserver, type MutationOptions } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApiClient } from '../client.ts';
import { createQueryClient } from '../query-client.ts';
import { createTransaction, quoteQuery } from './checkout.ts';
import { profileQuery } from './profile.ts';
import { updateProfile } from './profile-change.ts';
import { cancelTransaction, transactionQuery } from './transaction.ts';
import { addToWishtree, removeFromWishtree, wishtreeTotalQuery } from './wishtree.ts';

let requests: Request[];
let answers: Record<string, unknown[]>;
const fetch = async (input: string | URL | Request) => {
  const request = new Request(input);
  requests.push(request);
  const call = `${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`;
  return Response.json({ success: true, data: answers[call]?.shift() ?? null });
};
const api = createApiClient({ baseUrl: 'http://rimba.test', fetch });
let cache: ReturnType<typeof createQueryClient>;

beforeEach(() => {
  requests = [];
  answers = {};
  cache = createQueryClient();
});

const run = <Data, Failed, Sent>(options: MutationOptions<Data, Failed, Sent>, sent: Sent) =>
  new MutationObserver(cache, options).mutate(sent);

const calls = () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);

describe('wishtree', () => {
  it('makes the total stale, which nothing else does', async () => {
    answers = { 'GET /wishtree/me/total': [{ total: 1 }, { total: 2 }] };
    expect(await cache.fetchQuery(wishtreeTotalQuery(api))).toEqual({ total: 1 });
    expect(await cache.fetchQuery(wishtreeTotalQuery(api))).toEqual({ total: 1 });
    await run(addToWishtree(api, cache), 12);
    expect(await cache.fetchQuery(wishtreeTotalQuery(api))).toEqual({ total: 2 });
  });

  it('sends the trees to remove in the body', async () => {
    await run(removeFromWishtree(api, cache), [12, 13]);
    expect(await requests[0]?.json()).toEqual({ treeIds: [12, 13] });
  });
});

describe('checkout', () => {
  const order = {
    treeIds: [12],
    paymentMethodId: 1,
    expectedTotal: 150_000,
    customer: {
      firstName: 'Siti',
      lastName: '',
      email: 'siti@example.id',
      phone: '+6281200000',
      adopterType: 'individual',
    },
    holder: 'Siti',
    publicName: 'initials',
    recaptchaToken: 'x',
  } as const;

  it('carries the key that makes a repetition harmless, and keeps the transaction', async () => {
    answers = { 'POST /transaction': [{ id: 5, status: 'pending_payment' }] };
    await run(createTransaction(api, cache), { idempotencyKey: 'k1', order: { ...order, treeIds: [12] } });
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('k1');
    expect(cache.getQueryData(transactionQuery(api, 5).queryKey)).toMatchObject({
      status: 'pending_payment',
    });
  });

  it('asks for another quote when the method changes', async () => {
    await cache.fetchQuery({ ...quoteQuery(api, { treeIds: [12], paymentMethodId: 1 }), staleTime: 1000 });
    await cache.fetchQuery({ ...quoteQuery(api, { treeIds: [12], paymentMethodId: 2 }), staleTime: 1000 });
    expect(calls()).toEqual(['POST /api/v1/transaction/quote', 'POST /api/v1/transaction/quote']);
  });

  it('shows a cancelled transaction as cancelled at once', async () => {
    answers = {
      'GET /transaction/me/5': [{ id: 5, status: 'pending_payment' }],
      'POST /transaction/me/5/cancel': [{ id: 5, status: 'cancelled' }],
    };
    await cache.fetchQuery(transactionQuery(api, 5));
    await run(cancelTransaction(api, cache, 5), undefined);
    expect(cache.getQueryData(transactionQuery(api, 5).queryKey)).toMatchObject({ status: 'cancelled' });
  });
});

describe('profile', () => {
  it('is sent as a form and taken over from the answer', async () => {
    answers = { 'PUT /profile': [{ id: 7, name: 'Siti A.' }] };
    const picture = new Blob(['x'], { type: 'image/png' });
    await run(updateProfile(api, cache), { name: 'Siti A.', profilePicture: picture });
    const form = await requests[0]?.formData();
    expect(form?.get('name')).toBe('Siti A.');
    expect(form?.get('profilePicture')).toBeInstanceOf(File);
    expect(form?.has('removePicture')).toBe(false);
    expect(cache.getQueryData(profileQuery(api).queryKey)).toMatchObject({ name: 'Siti A.' });
  });

  it('loses its picture only where that is asked for', async () => {
    await run(updateProfile(api, cache), { profilePicture: null });
    await run(updateProfile(api, cache), { phone: '' });
    const forms = await Promise.all(requests.map((request) => request.formData()));
    expect(forms.map((form) => [...form.keys()])).toEqual([['removePicture'], ['phone']]);
  });
});
