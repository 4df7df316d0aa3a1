import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { api } from '../app.ts';
import { loadConfig } from '../config/config.ts';
import { createLog } from '../log/log.ts';
import { openApiText } from '../openapi/openapi-document.ts';
import { startService } from './start-service.ts';

/** Writes what the front ends' types are made of: `pnpm --filter @rimba/api openapi`. */
const target = fileURLToPath(new URL('../../../../packages/api-client/openapi.json', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rimba-openapi-'));
// Where root runs this, the server runs as another user, who has to reach its data here.
chmodSync(folder, 0o755);
const config = loadConfig({ RIMBA_DATA_DIR: folder });
try {
  const service = await startService(config, { jobs: false, demoData: false });
  // What cannot be described says so, and why.
  const app = Fastify({ loggerInstance: createLog('error') });
  try {
    await app.register(api, { services: service.services });
    writeFileSync(target, await openApiText(app));
  } finally {
    await app.close();
    await service.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
