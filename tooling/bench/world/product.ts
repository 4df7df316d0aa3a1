import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { folder } from '../measure/folder.ts';

const main = resolve(import.meta.dirname, '..', '..', '..', 'apps', 'gateway', 'src', 'main.ts');

/** The whole product from the builds as they are. */
export type Product = {
  readonly origin: string;
  readonly sandboxSecret: string;
  readonly process: ChildProcess;
  end(): Promise<void>;
};

/** As it starts by default, with its demo data, where `env` says nothing else. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const port = await getPort();
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      RIMBA_DATA_DIR: join(folder, 'product'),
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  let said = '';
  const listening = new Promise<RegExpExecArray>((resolve) => {
    // Read on to its end: a product that cannot say what it says ends.
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /Rimba is at [\s\S]*X-Rimba-Sandbox: (\S+)/.exec(said);
      if (found) resolve(found);
    });
  });
  const gone = once(child, 'exit');
  const [, sandboxSecret = ''] = await Promise.race([
    listening,
    gone.then(() => Promise.reject(new Error(`The product did not start:\n${said}`))),
  ]);
  return {
    origin: `http://localhost:${port}`,
    sandboxSecret,
    process: child,
    async end() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
