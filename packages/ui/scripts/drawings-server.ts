import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const drawings = join(import.meta.dirname, '../../drawings/dist');

/** Serves the drawings to the sheets where the stories look for them, as Storybook does with its static folders. */
export function drawingsServer(): Plugin {
  return {
    name: 'rimba:drawings-server',
    configureServer(server) {
      server.middlewares.use('/drawings', async (request, response, next) => {
        const [, folder = '', file = ''] = new URL(request.url ?? '/', 'http://localhost').pathname.split(
          '/',
        );
        try {
          const drawing = await readFile(join(drawings, basename(folder), basename(file)));
          response.setHeader('content-type', 'image/svg+xml').end(drawing);
        } catch {
          next();
        }
      });
    },
  };
}
