/** A start that cannot go on, in one sentence for the person at the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
