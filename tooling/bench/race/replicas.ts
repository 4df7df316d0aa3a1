import { setTimeout as wait } from 'node:timers/promises';
import { type Child, startChild } from '../measure/child.ts';

/** Two processes of the service on one database, and whoever calls them by any that answers. */
export type Replicas = {
  /** A bearer of each adopter that was asked for. */
  readonly tokens: readonly string[];
  /** Tries the replicas in turn until one answers. */
  call(path: string, request: RequestInit): Promise<Response>;
  /** Kills one without warning, and starts another in its place. */
  killOne(): Promise<void>;
  end(): Promise<void>;
};

export async function startReplicas(env: Record<string, string>): Promise<Replicas> {
  let running: readonly Child[] = await Promise.all([
    startChild('service.ts', env),
    startChild('service.ts', env),
  ]);
  let turn = 0;
  let killed = 0;

  async function call(path: string, request: RequestInit): Promise<Response> {
    for (let tries = 0; tries < 100; tries++) {
      const replica = running[turn++ % running.length];
      try {
        return await fetch(`${replica?.origin}${path}`, { ...request, signal: AbortSignal.timeout(60_000) });
      } catch {
        // Killed while it worked or before it was reached: as a person would, once more.
        await wait(20);
      }
    }
    throw new Error(`No replica answered ${path}`);
  }

  return {
    get tokens() {
      return running.at(-1)?.tokens ?? [];
    },
    call,
    async killOne() {
      const victim = running[killed++ % running.length];
      await victim?.end('SIGKILL');
      const heir = await startChild('service.ts', env);
      running = running.map((one) => (one === victim ? heir : one));
    },
    async end() {
      await Promise.all(running.map((one) => one.end()));
    },
  };
}
