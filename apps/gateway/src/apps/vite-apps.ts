import type { Server } from 'node:http';
import { join } from 'node:path';
import type { CreatePageHandler, PageHandler } from '@rimba/rendering/page-handler';
import type { FastifyPluginAsync } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import { memberFolder, publicFolder } from '../folders.ts';
import type { Apps } from './apps.ts';

/** Serves an app from its sources. Both share our server; each knows its own socket by its base. */
const openVite = (folder: string, server: Server): Promise<ViteDevServer> =>
  createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
  });

/** Renders by the server's code as it is at this moment. */
const renderFrom =
  (vite: ViteDevServer, apiFetch: typeof fetch): PageHandler =>
  async (request, context) => {
    const server = (await vite.ssrLoadModule('/server.ts')) as { createPageHandler: CreatePageHandler };
    return server.createPageHandler({ apiFetch })(request, context);
  };

/** Hands everything under a Vite server's base to it. */
const viteFiles = (vite: ViteDevServer): FastifyPluginAsync => {
  return async (app) => {
    app.get(`${vite.config.base}*`, (request, reply) => {
      reply.hijack();
      vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
    });
  };
};

/**
 * While developing there is no service worker. One that a built product has left at this address would go on
 * showing that product; it finds this in its place, and leaves.
 */
const leavingWorker =
  "self.addEventListener('install',()=>self.skipWaiting());self.addEventListener('activate',async()=>{" +
  'await self.registration.unregister();for(const page of await self.clients.matchAll())page.navigate(page.url)})';

export interface ViteApps {
  /** Their files, which no gateway has to be open for. */
  readonly files: FastifyPluginAsync;
  /** Their pages, as the gateway wants them: each gateway has its own way to the service. */
  readonly open: (apiFetch: typeof fetch) => Promise<Apps>;
}

/** Both apps from their sources, as changed as they are at this moment. */
export async function openViteApps(server: Server): Promise<ViteApps> {
  const publicVite = await openVite(publicFolder, server);
  const memberVite = await openVite(memberFolder, server);
  return {
    files: async (scope) => {
      scope.get('/sw.js', (_request, reply) => reply.type('text/javascript').send(leavingWorker));
      await scope.register(viteFiles(publicVite));
      await scope.register(viteFiles(memberVite));
    },
    open: async (apiFetch) => ({
      renderPublic: renderFrom(publicVite, apiFetch),
      renderMember: renderFrom(memberVite, apiFetch),
      assets: async () => {},
      development: true,
    }),
  };
}
