import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The service as one replica, to be started as a child. */
export const serviceFile = join(import.meta.dirname, 'service.ts');

/** A server in a process of its own. */
export type Child = {
  readonly origin: string;
  /** Bearers of adopters whom the service was told to sign in. */
  readonly tokens: readonly string[];
  readonly process: ChildProcess;
  /** Ends it in order; at once with SIGKILL. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

/** Starts a file that `listen`s and waits until it says where. */
export async function startChild(file: string, env: Record<string, string>): Promise<Child> {
  const child = fork(file, {
    // What was bundled is JavaScript already.
    execArgv: file.endsWith('.ts') ? ['--import', 'tsx'] : [],
    env: { ...process.env, NODE_ENV: 'production', ...env },
    // Ctrl+C at the terminal reaches us alone; it ends when we are gone.
    detached: true,
  });
  const gone = once(child, 'exit');
  const [message] = await Promise.race([
    once(child, 'message'),
    gone.then(() => Promise.reject(new Error(`${file} ended before it listened`))),
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
