import { quantile } from '../map/latency.ts';
import { say } from '../measure/say.ts';

/** Every answer of a run: what was asked for, how it was answered and how long that took. */
export class Answers {
  readonly #ms = new Map<string, number[]>();
  readonly statuses: Record<string, number> = {};

  add(kind: string, status: number | string, ms: number): void {
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    const seen = this.#ms.get(kind) ?? [];
    seen.push(ms);
    this.#ms.set(kind, seen);
  }

  tell(): void {
    for (const [kind, ms] of this.#ms) {
      const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(ms, share).toFixed(0).padStart(6));
      say(`${kind.padEnd(28)}${String(ms.length).padStart(7)}  p50 ${p50}  p95 ${p95}  p99 ${p99} ms`);
    }
    say(`answered: ${wordsOf(this.statuses)}`);
  }
}

export const wordsOf = (statuses: Readonly<Record<string, number>>): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
