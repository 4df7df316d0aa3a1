import type { PageContext } from '@rimba/rendering/page-handler';
import { pino } from 'pino';
import type { Apps } from '../apps/apps.ts';
import { createGateway, type Gateway } from '../gateway.ts';
import type { Api } from '../http/api.ts';

export interface Rendering {
  readonly request: Request;
  readonly context: PageContext;
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
    renderMember: async (_request, { language, nonce }) =>
      new Response(`<html lang="${language}"><p>member</p><script nonce="${nonce}"></script>`, {
        headers: { 'content-type': 'text/html; charset=utf-8' },
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
