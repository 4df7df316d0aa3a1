/**
 * What another service answers, its body read to the end, within so many ms. Unlike that of `AbortSignal.timeout` the
 * clock stops with the answer: under load those of calls long done would go off one after the other.
 */
export async function answeredWithin<Answer>(
  ms: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const patience = new AbortController();
  const clock = setTimeout(() => patience.abort(new Error(`No answer within ${ms} ms`)), ms);
  try {
    return await ask(patience.signal);
  } finally {
    clearTimeout(clock);
  }
}
