/** So many that the gateway gives no answer about, each waited for, and a round is over. */
const mostUnanswered = 3;

/**
 * Asks the gateway about one thing after the other. What goes wrong with one does not keep the others waiting, and a silent
 * gateway does not for long.
 */
export async function askInTurn<T>(
  things: readonly T[],
  /** False where the gateway gave no answer. */
  ask: (thing: T) => Promise<boolean>,
  wentWrong: (error: unknown, thing: T) => void,
): Promise<void> {
  let unanswered = 0;
  for (const thing of things) {
    const answered = await ask(thing).catch((error: unknown) => {
      wentWrong(error, thing);
      return true;
    });
    if (!answered) unanswered += 1;
    if (unanswered === mostUnanswered) return;
  }
}
