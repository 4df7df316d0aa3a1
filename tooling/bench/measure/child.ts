import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { folder } from './folder.ts';

/** A server in a process of its own. */
export type Child = {
  readonly origin: string;
  /** Bearers of adopters whom the service was told to sign in. */
  readonly tokens: readonly string[];
  readonly process: ChildProcess;
  /** Ends it in order; at once with SIGKILL. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

/** Starts one of `servers/` and waits until it says where it listens. */
export async function startChild(server: string, env: Record<string, string>): Promise<Child> {
  const child = fork(join(import.meta.dirname, '..', 'servers', server), {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      RIMBA_DATA_DIR: join(folder, 'service'),
      ...env,
    },
  });
  const gone = once(child, 'exit');
  const [message] = await Promise.race([
    once(child, 'message'),
    gone.then(() => Promise.reject(new Error(`${server} ended before it listened`))),
  ]);
  return {
    origin: `http://127.0.0.1:${message.port}`,
    tokens: message.tokens,
    process: child,
    async end(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await gone;
    },
  };
}
