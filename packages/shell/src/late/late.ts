import { lazy } from 'react';
import { create } from 'zustand';

const pauseMs = 3_000;

interface Waiting {
  /** Told each time that it did not come. */
  readonly sayMissing?: () => void;
  /** Aborted when nobody waits any more: what fails then is not asked for again. */
  readonly signal?: AbortSignal;
}

/** Loads what a page can wait for: no page fails because a file did not come while the service restarted. */
export async function untilThere<Loaded>(
  load: () => Promise<Loaded>,
  { sayMissing, signal }: Waiting = {},
): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch (failure) {
      if (signal?.aborted) throw failure;
      sayMissing?.();
      await pause();
    }
  }
}

const pausing = new Set<() => void>();

function pause(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      pausing.delete(go);
      resolve();
    };
    const timer = setTimeout(go, pauseMs);
    pausing.add(go);
  });
}

/** Asks at once for everything that has not come. */
export function askAgain(): void {
  for (const go of pausing) go();
}

/** How many parts that the page shows, or that the reader has asked for, did not come yet. */
export const useMissing = create(() => 0);

/**
 * React's `lazy` for a part whose file is asked for until it comes. Its place shows the fallback for as long, and the
 * frame says that something is missing.
 */
export const late: typeof lazy = (load) =>
  lazy(async () => {
    let missing = 0;
    const count = (now: number) => {
      useMissing.setState((all) => all + now - missing);
      missing = now;
    };
    const part = await untilThere(load, { sayMissing: () => count(1) });
    count(0);
    return part;
  });
