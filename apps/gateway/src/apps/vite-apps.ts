import { join } from 'node:path';
import type { CreatePageHandler, PageHandler } from '@rimba/shell/page-handler';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import { memberFolder, publicFolder } from '../folders.ts';
import type { Apps } from './apps.ts';

async function openVite(folder: string, app: FastifyInstance): Promise<ViteDevServer> {
  const vite = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    appType: 'custom',
    // Both servers share our port; each knows its own socket by its base.
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  return vite;
}

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
const farewell =
  "self.addEventListener('install',()=>self.skipWaiting());self.addEventListener('activate',async()=>{" +
  'await self.registration.unregister();for(const page of await self.clients.matchAll())page.navigate(page.url)})';

/** Both apps from their sources, as changed as they are at this moment. */
export async function openViteApps(apiFetch: typeof fetch, app: FastifyInstance): Promise<Apps> {
  const publicVite = await openVite(publicFolder, app);
  const memberVite = await openVite(memberFolder, app);
  return {
    renderPublic: renderFrom(publicVite, apiFetch),
    renderMember: renderFrom(memberVite, apiFetch),
    assets: async (scope) => {
      scope.get('/sw.js', (_request, reply) => reply.type('text/javascript').send(farewell));
      await scope.register(viteFiles(publicVite));
      await scope.register(viteFiles(memberVite));
    },
    development: true,
  };
}
