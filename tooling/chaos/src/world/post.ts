import { setTimeout as wait } from 'node:timers/promises';
import type { Treatment } from '../plan/plan.ts';

type Letter = { path: string; body: unknown };

/** Between the gateway and the replicas: delivers its notifications as the plan says: twice, late, or only when sent again. */
export type Post = {
  readonly forward: (path: string, body: unknown) => Promise<number>;
  /** From now on, the first notification in the first way and so on, over and over again. */
  follow(treatments: readonly Treatment[]): void;
  /** Delivers what is still held back, the newest first. */
  empty(): Promise<void>;
  /** How many were treated in which way. */
  readonly counts: Map<Treatment, number>;
};

const patience = 14_000;

export function openPost(call: (path: string, request: RequestInit) => Promise<Response>): Post {
  let treatments: readonly Treatment[] = ['delivers'];
  let turn = 0;
  const held: Letter[] = [];
  const counts = new Map<Treatment, number>();

  /** Tries for hours of the gateway's, which are seconds here. */
  async function deliver({ path, body }: Letter): Promise<number> {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    for (const until = Date.now() + patience; ; await wait(100)) {
      const status = await call(path, request).then(
        (answer) => answer.status,
        () => 0,
      );
      if ((status !== 0 && status < 500) || Date.now() > until) return status;
    }
  }

  async function empty(): Promise<void> {
    for (let letter = held.pop(); letter; letter = held.pop()) await deliver(letter);
  }

  return {
    counts,
    follow(next) {
      treatments = next;
      turn = 0;
    },
    empty,
    async forward(path, body) {
      const treatment = treatments[turn++ % treatments.length] ?? 'delivers';
      counts.set(treatment, (counts.get(treatment) ?? 0) + 1);
      const letter = { path, body };
      switch (treatment) {
        case 'delivers': {
          const status = await deliver(letter);
          // What was held back comes after what happened later.
          await empty();
          return status;
        }
        case 'delivers twice':
          return Math.max(...(await Promise.all([deliver(letter), deliver(letter)])));
        case 'holds back':
          held.push(letter);
          return 200;
        // The gateway sends it again.
        case 'loses':
          return 502;
      }
    },
  };
}
