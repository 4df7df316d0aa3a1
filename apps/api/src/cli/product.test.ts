import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, expect, it } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { runningEmbeddedPostgres } from '../database/embedded/server.ts';
import { startService } from '../start/start-service.ts';
import { runCommand } from '../testing/test-terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'rimba-beside-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('works on the embedded database whether or not the product runs', async () => {
  const running = () => runningEmbeddedPostgres(join(folder, 'postgres'));
  expect(await runCommand(folder, ['keys', 'rotate'])).toMatchObject({ code: 0 });
  expect(running()).toBeUndefined();

  const product = await startService(loadConfig({ RIMBA_DATA_DIR: folder }), {
    log: pino({ level: 'silent' }),
    jobs: false,
    demoData: false,
  });
  const url = running();
  expect((await runCommand(folder, ['keys', 'rotate'])).output).toMatch(/rimba-\d{4}-b/);
  expect(running()).toBe(url);
  expect((await product.services.adoption.certificate.signingKeys.publicKeys()).keys).toHaveLength(2);
  await product.close();
  expect(running()).toBeUndefined();
});
