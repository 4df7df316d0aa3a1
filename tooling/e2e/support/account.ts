import { randomUUID } from 'node:crypto';
import { type RequestBody, type Schema, unwrap, unwrapList } from '@rimba/api-client';
import { type ProductAddress, product } from './product.ts';
import { openSandbox } from './sandbox.ts';
import { openService } from './service.ts';

export const password = 'empat kata yang panjang';
export const verificationLink = /https?:\/\/\S+\/verify-email\/\S+/;

let made = 0;

/** An address that nobody else in the run has. */
export function freshEmail(): string {
  made += 1;
  return `ayu.${process.pid}.${Date.now()}.${made}@contoh.example`;
}

/** What an account orders; the same order is sent again with the same key. */
export interface SentOrder {
  readonly key: string;
  readonly body: Omit<RequestBody<'createTransaction'>, 'recaptchaToken'>;
}

/** An adopter with a proven address, made by the calls that the screens make. For tests about something else. */
export async function createAccount(at: ProductAddress = product) {
  const email = freshEmail();
  const visitor = openService(at);
  const registered = await unwrap(
    visitor.api.POST('/api/v1/register', {
      body: { name: 'Ayu Wulandari', email, password, recaptchaToken: await visitor.botCheck('register') },
    }),
  );
  const service = openService(at, registered.accessToken);
  const { api } = service;
  const { emailVerifiedAt } = await unwrap(
    api.PUT('/api/v1/email/verification', { body: await linkOfMail(at, email) }),
  );
  const session: typeof registered = { ...registered, user: { ...registered.user, emailVerifiedAt } };

  async function transactions(): Promise<Schema<'Transaction'>[]> {
    return (await unwrapList(api.GET('/api/v1/transaction/me'))).data;
  }

  /** A complete order for some trees, at the price the service quotes. */
  async function order(treeIds: number[], methodCode = 'qris'): Promise<SentOrder> {
    const paymentMethodId = await service.methodId(methodCode);
    const { breakdown } = await unwrap(
      api.POST('/api/v1/transaction/quote', { body: { treeIds, paymentMethodId } }),
    );
    return {
      key: randomUUID(),
      body: {
        treeIds,
        paymentMethodId,
        expectedTotal: breakdown.finalPrice,
        customer: {
          firstName: 'Ayu',
          lastName: 'Wulandari',
          email,
          phone: '+6281234567890',
          adopterType: 'individual',
        },
        holder: 'Ayu Wulandari',
        publicName: 'initials',
        gift: null,
      },
    };
  }

  const send = async ({ key, body }: SentOrder): Promise<Schema<'Transaction'>> =>
    unwrap(
      api.POST('/api/v1/transaction', {
        params: { header: { 'idempotency-key': key } },
        body: { ...body, recaptchaToken: await service.botCheck('checkout') },
      }),
    );

  const certificates = async () => (await unwrapList(api.GET('/api/v1/certificates/me'))).data;

  /** Trees that wait for their payment: one. */
  async function pending(methodCode?: string, count = 1): Promise<Schema<'Transaction'>> {
    const trees = await service.readyTrees(count);
    if (trees.length < count) throw new Error('Too few trees are ready to adopt');
    return send(
      await order(
        trees.map(({ id }) => id),
        methodCode,
      ),
    );
  }

  return {
    email,
    session,
    service,
    order,
    send,
    transactions,
    transaction: (id: number) => unwrap(api.GET('/api/v1/transaction/me/{id}', { params: { path: { id } } })),
    certificates,
    pending,

    /** Another attempt by the same method. */
    pay: ({ id, paymentMethod, total }: Schema<'Transaction'>) =>
      unwrap(
        api.POST('/api/v1/transaction/me/{id}/pay', {
          params: { path: { id } },
          body: { paymentMethodId: paymentMethod.id, expectedTotal: total },
        }),
      ),
    wish: (treeId: number) => unwrap(api.POST('/api/v1/wishtree/me', { body: { treeId } })),

    /** Pays for trees and answers their certificate, as soon as there is one, with the transaction's names. */
    async adopt(count = 1) {
      const { id, number } = await pending('qris', count);
      await openSandbox(at).pay(id, 'settle');
      for (let tries = 0; tries < 200; tries += 1) {
        const [certificate] = await certificates();
        if (certificate) return { certificate, id, number };
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error('No certificate');
    },
  };
}

export type Account = Awaited<ReturnType<typeof createAccount>>;

/** Reads the mail that registering sent, as soon as it is there. */
async function linkOfMail(at: ProductAddress, email: string) {
  const { mailsTo } = openSandbox(at);
  const until = Date.now() + 20_000;
  while (Date.now() < until) {
    for (const { text } of await mailsTo(email)) {
      const [link] = verificationLink.exec(text) ?? [];
      const { searchParams } = new URL(link ?? at.url);
      const [adopterId, code] = [searchParams.get('adopterId'), searchParams.get('code')];
      if (adopterId !== null && code !== null) return { adopterId, code };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail with a link came to ${email}`);
}

/** A browser's cookies and storage as the login leaves them. */
export function storedSession({ session }: Account, { url }: ProductAddress = product) {
  const { accessToken, refreshToken, accessTokenExpiredAt, user } = session;
  return {
    cookies: [
      {
        name: 'rimba_session',
        value: '1',
        domain: new URL(url).hostname,
        path: '/',
        expires: -1,
        httpOnly: false,
        secure: false,
        sameSite: 'Lax' as const,
      },
    ],
    origins: [
      {
        origin: url,
        localStorage: [
          { name: 'access_token', value: accessToken },
          { name: 'refresh_token', value: refreshToken },
          { name: 'access_token_expiration', value: String(accessTokenExpiredAt) },
          { name: 'user', value: JSON.stringify(user) },
        ],
      },
    ],
  };
}
