export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so many works go on at once. The others wait their turn, the first first. */
export function createTurns(most: number): Turns & { waiting(): number } {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on, so `running` stays as it is while anybody waits.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }
  return Object.assign(inTurn, { waiting: () => waiting.length });
}
