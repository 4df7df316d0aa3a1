import { join } from 'node:path';
import { type Child, serviceFile, startChild as start } from '@rimba/replicas';
import { folder } from './folder.ts';

export type { Child };

const servers = join(import.meta.dirname, '..', 'servers');

/** Starts the service, or one of `servers/`, and waits until it says where it listens. */
export const startChild = (server: string, env: Record<string, string>): Promise<Child> =>
  start(server === 'service.ts' ? serviceFile : join(servers, server), {
    RIMBA_DATA_DIR: join(folder, 'service'),
    ...env,
  });
