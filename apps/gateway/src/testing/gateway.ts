import type { PublicRequestContext } from '@rimba/public/contract';
import { pino } from 'pino';
import { type Apps, noncePlaceholder } from '../apps/apps.ts';
import type { Api } from '../http/api.ts';
import { createGateway, type Gateway } from '../http/gateway.ts';

export interface Rendering {
  readonly request: Request;
  readonly context: PublicRequestContext;
}

export interface TestGateway extends Gateway {
  /** What the public app was asked for, oldest first. */
  readonly renderings: Rendering[];
  /** What it answers; replaced by a test that wants another. */
  render(rendering: Rendering): Response | Promise<Response>;
}

/** A gateway whose apps say what they were asked; everything before and after them is the real one. */
export async function openTestGateway(
  publicUrl = 'http://localhost:3000',
  api: Api = {
    plugin: async (scope) => {
      scope.get('/api/v1/tree', ({ query }) => ({ query }));
    },
  },
): Promise<TestGateway> {
  const renderings: Rendering[] = [];
  const apps: Apps = {
    async renderPublic(request, context) {
      renderings.push({ request, context });
      return gateway.render({ request, context });
    },
    memberIndex: async () => ({
      html: `<html lang="id"><p>member</p><noscript lang="id">tanpa skrip</noscript><noscript lang="en">no script</noscript><script nonce="${noncePlaceholder}"></script>`,
      preloads: '</a.js>; rel=modulepreload',
    }),
    assets: async () => {},
    development: false,
  };
  const { app, close } = await createGateway({
    publicUrl,
    api,
    openApps: async () => apps,
    logger: pino({ level: 'silent' }),
  });
  const gateway: TestGateway = {
    app,
    close,
    renderings,
    render: ({ context, request }) =>
      new Response(
        `<link rel="stylesheet" href="/assets/public/a.css"/>${context.language} ${new URL(request.url).pathname}`,
        { headers: { 'content-type': 'text/html; charset=utf-8' } },
      ),
  };
  return gateway;
}
