import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The service in a process of its own, with its jobs, to be killed. */
export type ServiceProcess = {
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Ends it in order. */
  end(): Promise<void>;
};

export async function startServiceProcess(env: Record<string, string>): Promise<ServiceProcess> {
  const child = fork(join(import.meta.dirname, 'service.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...env },
  });
  const gone = once(child, 'exit');
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await gone;
  };
  await Promise.race([
    once(child, 'message'),
    gone.then(() => Promise.reject(new Error('The service ended before it stood'))),
  ]);
  return { kill: () => end('SIGKILL'), end: () => end('SIGTERM') };
}
