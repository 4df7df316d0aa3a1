import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSandbox } from '@rimba/sandbox';
import Fastify from 'fastify';

const serverKey = 'SB-Mid-server-measurement';
const clientKey = 'SB-Mid-client-measurement';
const secret = 'the secret of a measurement';
const hostname = 'rimba.test';

/** The world around the replicas: a payment gateway, an inbox, and a bot check that lets everybody in. */
export type Outside = {
  /** What a replica has to be told of it. */
  readonly env: Record<string, string>;
  /** What a payer does: pays what was ordered. */
  settle(orderId: string): Promise<void>;
  close(): Promise<void>;
};

/** `forward` hands what the gateway says to a replica that lives, and answers with the status it got. */
export async function openOutside(
  forward: (path: string, body: unknown) => Promise<number>,
): Promise<Outside> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'rimba-race-'));
  const app = Fastify({ forceCloseConnections: true });
  app.post('/notification', async ({ body }, reply) => {
    reply.status(await forward('/api/v1/payment/midtrans/notification', body));
    return null;
  });
  await app.register(async (check) => {
    check.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    check.post('/bot-check', () => ({ success: true, hostname, action: 'checkout' }));
  });
  const gateway = Fastify({ forceCloseConnections: true });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const sandbox = await openSandbox({
    dataFolder,
    publicUrl: origin,
    secret,
    clock: { now: () => new Date(), advance: async () => {} },
    midtrans: {
      serverKey,
      clientKey,
      notificationUrl: `${origin}/notification`,
      retryDelaysMs: [50, 100, 200, 400, 1_000, 2_000, 4_000],
    },
    google: { issuer: `${origin}/google`, clientId: 'none', clientSecret: 'none' },
  });
  await gateway.register(sandbox.plugin, { prefix: '/sandbox' });
  const gatewayOrigin = await gateway.listen({ port: 0, host: '127.0.0.1' });
  sandbox.start();
  return {
    env: {
      PUBLIC_URL: `http://${hostname}`,
      MIDTRANS_URL: `${gatewayOrigin}/sandbox/midtrans`,
      MIDTRANS_SERVER_KEY: serverKey,
      MIDTRANS_CLIENT_KEY: clientKey,
      SMTP_URL: sandbox.smtpUrl,
      CAPTCHA_PROVIDER: 'turnstile',
      CAPTCHA_SITE_KEY: 'measurement',
      CAPTCHA_SECRET: 'measurement',
      CAPTCHA_URL: `${origin}/bot-check`,
    },
    async settle(orderId) {
      const answer = await fetch(`${gatewayOrigin}/sandbox/api/payments/${orderId}/settle`, {
        method: 'POST',
        headers: { 'x-rimba-sandbox': secret },
      });
      if (!answer.ok) throw new Error(`The gateway answered ${answer.status} for ${orderId}`);
    },
    async close() {
      await gateway.close();
      await app.close();
      await sandbox.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
