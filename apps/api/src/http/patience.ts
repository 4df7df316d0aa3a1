/**
 * What another service answers, within so many ms: `ask` reads the body to its end and heeds the signal, which also
 * lets go of what it left unread when it threw. Unlike that of `AbortSignal.timeout` the clock stops with the answer:
 * under load those of calls long done would go off one after the other.
 */
export async function answeredWithin<Answer>(
  ms: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const patience = new AbortController();
  const clock = setTimeout(() => patience.abort(new Error(`No answer within ${ms} ms`)), ms);
  try {
    return await ask(patience.signal);
  } catch (failure) {
    patience.abort(failure);
    throw failure;
  } finally {
    clearTimeout(clock);
  }
}
