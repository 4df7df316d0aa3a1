import { setTimeout as wait } from 'node:timers/promises';
import { type Child, serviceFile, startChild } from './child.ts';

/** Two processes of the service on one database, and whoever calls them by any that answers. */
export type Replicas = {
  /** A bearer of each adopter that was asked for. */
  readonly tokens: readonly string[];
  /** Tries the replicas in turn until one answers. */
  call(path: string, request: RequestInit): Promise<Response>;
  /** Kills one without warning, and starts another in its place: the first and the second in turn, or the one named. */
  killOne(which?: number): Promise<void>;
  /** Moves the clock of the database, and of every replica that stands. @returns false where it could not be moved */
  moveClock(seconds: number): Promise<boolean>;
  /** Ends them in order; at once with SIGKILL. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

/** Where the database or something else that a start needs is away, a replica is started until it stands. */
async function startUntilItStands(file: string, env: Record<string, string>): Promise<Child> {
  for (let tries = 1; ; tries++) {
    try {
      return await startChild(file, env);
    } catch (error) {
      if (tries === 20) throw error;
      await wait(250);
    }
  }
}

export async function startReplicas(env: Record<string, string>, file = serviceFile): Promise<Replicas> {
  const start = () => startUntilItStands(file, env);
  const running: (Child | undefined)[] = await Promise.all([start(), start()]);
  let tokens = running[1]?.tokens ?? [];
  let turn = 0;
  let killed = 0;

  async function call(path: string, request: RequestInit): Promise<Response> {
    for (let tries = 0; tries < 100; tries++) {
      const replica = running[turn++ % running.length];
      try {
        if (replica)
          return await fetch(`${replica.origin}${path}`, { ...request, signal: AbortSignal.timeout(60_000) });
      } catch {
        // Killed while it worked or before it was reached: as a person would, once more.
      }
      await wait(20);
    }
    throw new Error(`No replica answered ${path}`);
  }

  return {
    get tokens() {
      return tokens;
    },
    call,
    async killOne(which = killed++ % running.length) {
      const victim = running[which];
      running[which] = undefined;
      await victim?.end('SIGKILL');
      const heir = await start();
      running[which] = heir;
      tokens = heir.tokens;
    },
    async moveClock(seconds) {
      const post = async (replica: Child | undefined, body: object) => {
        const answer = await fetch(`${replica?.origin}/clock`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).catch(() => undefined);
        return answer?.ok ?? false;
      };
      const moved = await post(running[turn++ % running.length], { seconds });
      await Promise.all(running.map((one) => post(one, { seconds: 0 })));
      return moved;
    },
    async end(signal) {
      await Promise.all(running.map((one) => one?.end(signal)));
    },
  };
}
