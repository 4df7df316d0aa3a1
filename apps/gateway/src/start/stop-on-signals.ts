const echoMs = 1_000;

/**
 * The first signal ends things in order, a later one at once. Ctrl+C comes twice at the same moment: from the
 * terminal and from the program that started us.
 */
export function stopOnSignals(signals: readonly NodeJS.Signals[], stop: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  for (const signal of signals) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        if (Date.now() - stoppingSince > echoMs) process.exit(1);
        return;
      }
      stoppingSince = Date.now();
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
