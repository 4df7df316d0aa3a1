/** A start that cannot go on, in one sentence for the person at the terminal. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** What a program or a connection said of why it failed, in one line. */
export const reason = (cause: unknown) => {
  if (cause instanceof Error && 'stderr' in cause && cause.stderr)
    return String(cause.stderr).trim().split('\n').at(-1);
  return cause instanceof Error ? cause.message : String(cause);
};
