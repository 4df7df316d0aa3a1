import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import { errorHandler } from '@rimba/api';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  LogController,
} from 'fastify';
import type { Apps } from './apps/apps.ts';
import { drawings } from './apps/drawings.ts';
import { embeds } from './apps/embeds.ts';
import { storybook } from './apps/storybook.ts';
import { cardFrame } from './card-frame/card-frame.routes.ts';
import { type Api, apiRoutes } from './http/api.ts';
import { noPagePolicy, type OutsideHosts } from './http/content-policy.ts';
import { addDrain } from './http/drain.ts';
import { inProcessFetch } from './http/in-process-fetch.ts';
import { limitReading } from './http/reading-limits.ts';
import { securityHeaders, strictTransport } from './http/security-headers.ts';
import { refuseUnreadable } from './http/unreadable-request.ts';
import { manifestRoutes } from './manifest/manifest.routes.ts';
import { pages } from './pages/pages.routes.ts';

export interface GatewayOptions {
  readonly publicUrl: string;
  readonly api: Api;
  /** The stand-ins for the outside world; absent in production. */
  readonly sandbox?: FastifyPluginAsync;
  /** Opens the front ends; they reach the service through `apiFetch`. */
  readonly openApps: (apiFetch: typeof fetch) => Promise<Apps>;
  /** What a hydrated page may reach beside it; nobody by default. */
  readonly outside?: OutsideHosts;
  readonly logger: FastifyBaseLogger;
  /** Addresses of proxies in front, whose forwarded client address is believed. */
  readonly trustProxy?: string | undefined;
  /** Multiplies what one address may read. */
  readonly limitFactor?: number;
}

export interface Gateway {
  readonly app: FastifyInstance;
  /** Answers what is under way, sends away what comes meanwhile, then ends. */
  close(): Promise<void>;
}

/** One Fastify for one origin: each path goes to its owner. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { publicUrl, api, sandbox, openApps, logger } = options;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Told apart over all replicas, and nobody outside chooses them.
    genReqId: () => randomUUID(),
    // Only what outlasts the drain is cut: streams of events and idle connections.
    forceCloseConnections: true,
    // What the router itself refuses, such as a broken escape in an address.
    frameworkErrors: errorHandler,
    clientErrorHandler: refuseUnreadable,
    trustProxy: options.trustProxy ?? false,
    // A body that trickles in holds a connection and what was read of it.
    requestTimeout: 60_000,
    http: { connectionsCheckingInterval: 5_000 },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  });
  const drain = addDrain(app);
  const isSecure = publicUrl.startsWith('https:');
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders);
    if (isSecure) reply.header('strict-transport-security', strictTransport);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', noPagePolicy);
  });
  limitReading(app, options.limitFactor ?? 1);
  await app.register(compress, { encodings: ['br', 'gzip'] });

  await app.register(apiRoutes, { api });
  if (sandbox !== undefined) await app.register(sandbox, { prefix: '/sandbox' });
  await app.register(drawings);
  await app.register(embeds);
  await app.register(manifestRoutes);
  await app.register(storybook);
  const apiFetch = 'url' in api ? remoteFetch(api.url, publicUrl) : inProcessFetch(app, publicUrl);
  const apps = await openApps(apiFetch);
  const outside = options.outside ?? { scripts: [], card: [], frames: [] };
  await app.register(cardFrame, { outside });
  await app.register(apps.assets);
  await app.register(pages, { apps, publicUrl, outside });
  return {
    app,
    async close() {
      await drain();
      await app.close();
    },
  };
}

/** A `fetch` whose addresses of ours go to the service's own address. */
function remoteFetch(serviceUrl: string, publicUrl: string): typeof fetch {
  return (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, publicUrl) : input, init);
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(new URL(pathname + search, serviceUrl), request));
  };
}
