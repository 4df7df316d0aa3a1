import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSandbox, type SandboxClock } from '@rimba/sandbox';
import { openBucket } from '@rimba/sandbox/bucket';
import Fastify from 'fastify';
import { openRelay, type Relay } from './relay.ts';

const serverKey = 'SB-Mid-server-measurement';
const clientKey = 'SB-Mid-client-measurement';
const secret = 'the secret of a measurement';
const hostname = 'rimba.test';

/** A payment as the gateway keeps it. */
export type GatewayPayment = {
  readonly orderId: string;
  readonly amount: number;
  readonly status: string;
  readonly deliveries: readonly { readonly nextAttemptAt: number | null }[];
};
export type ReceivedMail = {
  readonly messageId: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
};

/** The world around the replicas: a payment gateway, an inbox, and a bot check that lets everybody in. */
export type Outside = {
  /** What a replica has to be told of it. */
  readonly env: Record<string, string>;
  /** What signs the gateway's notifications. */
  readonly serverKey: string;
  readonly gateway: Relay;
  readonly mail: Relay;
  readonly files: Relay;
  /** A bucket in place of the data folder, for replicas that are to keep their files there. */
  readonly bucketEnv: Record<string, string>;
  /** What a payer or their bank does. False where the payment cannot, or there is none. */
  act(
    orderId: string,
    action: 'settle' | 'settle-late' | 'deny' | 'expire' | 'notify-twice',
  ): Promise<boolean>;
  payments(): Promise<readonly GatewayPayment[]>;
  mails(): Promise<readonly ReceivedMail[]>;
  /** The keys of what lies in the bucket. */
  storedFiles(): readonly string[];
  close(): Promise<void>;
};

const realTime: SandboxClock = { now: () => new Date(), advance: async () => {} };

/** `forward` hands what the gateway says to a replica that lives, and answers with the status it got. */
export async function openOutside(
  forward: (path: string, body: unknown) => Promise<number>,
  clock: SandboxClock = realTime,
): Promise<Outside> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'rimba-outside-'));
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
  const server = Fastify({ forceCloseConnections: true });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const sandbox = await openSandbox({
    dataFolder,
    publicUrl: origin,
    secret,
    clock,
    midtrans: {
      serverKey,
      clientKey,
      notificationUrl: `${origin}/notification`,
      retryDelaysMs: [50, 100, 200, 400, 1_000, 2_000, 4_000],
    },
    google: { issuer: `${origin}/google`, clientId: 'none', clientSecret: 'none' },
  });
  await server.register(sandbox.plugin, { prefix: '/sandbox' });
  const sandboxOrigin = await server.listen({ port: 0, host: '127.0.0.1' });
  sandbox.start();
  const gateway = await openRelay(Number(new URL(sandboxOrigin).port));
  const mail = await openRelay(Number(new URL(sandbox.smtpUrl).port));
  const bucket = await openBucket();
  const files = await openRelay(Number(new URL(bucket.s3.endpoint).port));

  /** The sandbox's own API, which nothing cuts. */
  const ask = (path: string, body?: object) =>
    fetch(`${sandboxOrigin}/sandbox/api${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'x-rimba-sandbox': secret, ...(body && { 'content-type': 'application/json' }) },
    });

  return {
    env: {
      PUBLIC_URL: `http://${hostname}`,
      MIDTRANS_URL: `http://127.0.0.1:${gateway.port}/sandbox/midtrans`,
      MIDTRANS_SERVER_KEY: serverKey,
      MIDTRANS_CLIENT_KEY: clientKey,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      CAPTCHA_PROVIDER: 'turnstile',
      CAPTCHA_SITE_KEY: 'measurement',
      CAPTCHA_SECRET: 'measurement',
      CAPTCHA_URL: `${origin}/bot-check`,
    },
    serverKey,
    gateway,
    mail,
    files,
    bucketEnv: {
      S3_ENDPOINT: `http://127.0.0.1:${files.port}`,
      S3_BUCKET: bucket.s3.bucket,
      S3_REGION: bucket.s3.region,
      S3_ACCESS_KEY_ID: bucket.s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.s3.secretAccessKey,
    },
    act: async (orderId, action) => (await ask(`/payments/${orderId}/${action}`, {})).ok,
    async payments() {
      const said = (await (await ask('/payments')).json()) as { payments: GatewayPayment[] };
      return said.payments;
    },
    async mails() {
      const said = (await (await ask('/mails')).json()) as { mails: ReceivedMail[] };
      return said.mails;
    },
    storedFiles: () => [...bucket.files.keys()],
    async close() {
      await files.close();
      await bucket.close();
      await gateway.close();
      await mail.close();
      await server.close();
      await app.close();
      await sandbox.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
