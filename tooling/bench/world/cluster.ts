import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@rimba/api/embedded-postgres';
import { folder } from '../measure/folder.ts';

/** The PostgreSQL that comes with the repository, durable as it is by default, in a folder of its own. */
export const openCluster = (): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ folder: join(folder, 'postgres') });
