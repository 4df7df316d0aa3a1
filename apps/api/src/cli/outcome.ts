/** What the shell is told. */
export const exitCode = { done: 0, problems: 1, wrongUsage: 2 } as const;
export type ExitCode = (typeof exitCode)[keyof typeof exitCode];

/** A command that cannot go on, in one sentence for the person at the terminal. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly code: ExitCode;

  constructor(message: string, code: ExitCode = exitCode.problems, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
