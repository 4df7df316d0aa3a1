type Batching<Asked, Answer> = {
  /**
   * Does what is asked together; from `letNextBegin` on another batch may be at work beside it.
   * @returns an answer for each, in the order asked
   */
  work(asked: readonly Asked[], letNextBegin: () => void): Promise<readonly Answer[]>;
  /** Two that share any of these are never in one batch, and keep their order. */
  apart(asked: Asked): readonly (string | number)[];
  /** How many in one batch at the most. */
  most: number;
};

/** In ms. A batch that takes longer waits for a lock or for the disk: the next begins beside it. */
const slow = 50;
const mostAtOnce = 4;

/**
 * Does for many callers at once what costs PostgreSQL and this process nearly the same for many as for one: begin, plan,
 * round trip, commit. Whoever comes while nothing is under way goes alone and at once; under load the next batch
 * is whoever came meanwhile. When a batch fails each of it is tried alone, so that nobody fails for another.
 */
export function inBatches<Asked, Answer>({
  work,
  apart,
  most,
}: Batching<Asked, Answer>): (asked: Asked) => Promise<Answer> {
  type Waiting = { asked: Asked; resolve(answer: Answer): void; reject(error: unknown): void };
  let waiting: Waiting[] = [];
  let running = 0;
  /** Of those running how many are not slow. */
  let quick = 0;
  let woken = false;

  function takeBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    const seen = new Set<string | number>();
    for (const one of waiting) {
      const own = apart(one.asked);
      const free = batch.length < most && !own.some((key) => seen.has(key));
      (free ? batch : left).push(one);
      for (const key of own) seen.add(key);
    }
    waiting = left;
    return batch;
  }

  async function run(batch: readonly Waiting[], letNextBegin: () => void): Promise<void> {
    try {
      const answers = await work(
        batch.map(({ asked }) => asked),
        letNextBegin,
      );
      if (answers.length !== batch.length) throw new Error('A batch has to answer each');
      answers.forEach((answer, at) => {
        batch[at]?.resolve(answer);
      });
    } catch (error) {
      if (batch.length > 1) await Promise.all(batch.map((one) => run([one], letNextBegin)));
      else batch[0]?.reject(error);
    }
  }

  function begin(): void {
    woken = false;
    if (quick > 0 || running === mostAtOnce || !waiting.length) return;
    running += 1;
    quick += 1;
    let isQuick = true;
    const letNextBegin = () => {
      if (isQuick) quick -= 1;
      isQuick = false;
      begin();
    };
    const timer = setTimeout(letNextBegin, slow);
    run(takeBatch(), letNextBegin).finally(() => {
      clearTimeout(timer);
      running -= 1;
      letNextBegin();
    });
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      // Not before everything that came in the same turn is there.
      if (!woken) setImmediate(begin);
      woken = true;
    });
}
