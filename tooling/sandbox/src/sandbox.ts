import { join } from 'node:path';
import formbody from '@fastify/formbody';
import { pathTo } from '@rimba/paths';
import type { FastifyPluginAsync } from 'fastify';
import { apiRoutes } from './api.routes.ts';
import type { SandboxClock } from './clock.ts';
import { googleRoutes } from './google/google.routes.ts';
import { openGoogle } from './google/google.ts';
import { requireLocalHost } from './local-host.ts';
import { openMailStore } from './mail/mail-store.ts';
import { openSmtpInbox } from './mail/smtp.ts';
import { midtransRoutes } from './midtrans/midtrans.routes.ts';
import { openMidtrans } from './midtrans/midtrans.ts';
import { cardRoutes } from './pages/card.routes.ts';
import { inboxRoutes } from './pages/inbox.routes.ts';
import { paymentRoutes } from './pages/payment.routes.ts';
import { startRoutes } from './pages/start.routes.ts';
import { shellRoutes } from './shell/shell.routes.ts';

export interface SandboxOptions {
  /** The product's data folder; the sandbox keeps to `sandbox` in it. */
  readonly dataFolder: string;
  /** Address of the product as a browser on this machine opens it, like `http://localhost:3000`. */
  readonly publicUrl: string;
  /** What `X-Rimba-Sandbox` has to carry. */
  readonly secret: string;
  readonly clock: SandboxClock;
  readonly midtrans: {
    readonly serverKey: string;
    readonly clientKey: string;
    readonly notificationUrl: string;
    /** Waits between a notification's attempts, in ms. */
    readonly retryDelaysMs?: readonly number[];
  };
  readonly google: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string };
}

export interface Sandbox {
  /** Everything under `/sandbox`: register it with that prefix. */
  readonly plugin: FastifyPluginAsync;
  /** Where the SMTP inbox listens on 127.0.0.1. */
  readonly smtpUrl: string;
  /** Lets time pass: payments expire and notifications are sent. Called once the service can be told. */
  start(): void;
  close(): Promise<void>;
}

/** Minutes became seconds: 2, 10, 30, 90, 210. */
const shortRetryDelaysMs = [2_000, 10_000, 30_000, 90_000, 210_000];

/** Opens the stand-ins on what they kept before: payments, mails, the issuer's key and unused codes. */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { publicUrl, secret, clock } = options;
  const folder = join(options.dataFolder, 'sandbox');
  const mails = await openMailStore(join(folder, 'mails'));
  const google = await openGoogle({
    ...options.google,
    folder: join(folder, 'google'),
    redirectUris: [publicUrl + pathTo('googleCallback')],
  });
  const midtrans = await openMidtrans({
    folder: join(folder, 'payments'),
    clock,
    serverKey: options.midtrans.serverKey,
    clientKey: options.midtrans.clientKey,
    notificationUrl: options.midtrans.notificationUrl,
    baseUrl: `${publicUrl}/sandbox/midtrans`,
    retryDelaysMs: options.midtrans.retryDelaysMs ?? shortRetryDelaysMs,
  });
  const smtp = await openSmtpInbox(mails);

  const plugin: FastifyPluginAsync = async (app) => {
    await app.register(formbody);
    app.addHook('onRequest', requireLocalHost);
    app.register(startRoutes, { clock, mails, midtrans });
    app.register(inboxRoutes, { prefix: '/inbox', mails });
    app.register(paymentRoutes, { prefix: '/payments', midtrans });
    app.register(midtransRoutes, { prefix: '/midtrans', midtrans, serverKey: options.midtrans.serverKey });
    app.register(cardRoutes, { prefix: '/midtrans/v2/3ds', midtrans });
    app.register(googleRoutes, { prefix: '/google', google });
    app.register(shellRoutes, { prefix: '/shell', google });
    app.register(apiRoutes, { prefix: '/api', secret, clock, mails, midtrans, google });
  };

  return {
    plugin,
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    start: midtrans.start,
    async close() {
      midtrans.close();
      await smtp.close();
    },
  };
}
