import { createServer } from 'vite';
import { gatewayFolder } from '../folders.ts';

/** The gateway, the service and the world outside. */
export type Sources = typeof import('./open-rimba.ts');

export interface LiveSources {
  /** As their files are now; what did not change is not read again. */
  load(): Promise<Sources>;
}

/** An editor may write several files at once, and one of them in two steps. */
const settledMs = 100;

/** Our own code on the server, loaded by Vite, which knows what is made of which file. One change is taken in at a time. */
export async function watchSources(changed: () => Promise<void>): Promise<LiveSources> {
  let soon: NodeJS.Timeout | undefined;
  let takenIn = Promise.resolve();
  const vite = await createServer({
    root: gatewayFolder,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      {
        name: 'rimba:changed',
        hotUpdate({ modules }) {
          if (this.environment.name !== 'ssr' || modules.length === 0) return;
          clearTimeout(soon);
          soon = setTimeout(() => {
            takenIn = takenIn.then(changed);
          }, settledMs);
        },
      },
    ],
  });
  return {
    load: async () => (await vite.ssrLoadModule('/src/start/open-rimba.ts')) as Sources,
  };
}
