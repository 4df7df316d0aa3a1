import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { folder } from '../measure/folder.ts';

const main = resolve(import.meta.dirname, '..', '..', '..', 'apps', 'gateway', 'src', 'main.ts');

/** The whole product as it starts by default, from the builds as they are, with its demo data. */
export type Product = { readonly origin: string; readonly sandboxSecret: string; end(): Promise<void> };

export async function startProduct(): Promise<Product> {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(await getPort()),
      RIMBA_DATA_DIR: join(folder, 'product'),
      LOG_LEVEL: 'error',
    },
  });
  let said = '';
  const listening = new Promise<RegExpExecArray>((resolve) => {
    // Read on to its end: a product that cannot say what it says ends.
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /Rimba is at (\S+)[\s\S]*X-Rimba-Sandbox: (\S+)/.exec(said);
      if (found) resolve(found);
    });
  });
  const gone = once(child, 'exit');
  const [, origin = '', sandboxSecret = ''] = await Promise.race([
    listening,
    gone.then(() => Promise.reject(new Error(`The product did not start:\n${said}`))),
  ]);
  return {
    origin,
    sandboxSecret,
    async end() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
