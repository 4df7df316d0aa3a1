/** Whole seconds until the deadline, never below 0. Both in epoch milliseconds. */
export const secondsLeft = (deadline: number, now: number): number =>
  Math.max(0, Math.ceil((deadline - now) / 1000));

const twoDigits = (n: number) => String(n).padStart(2, '0');

/** "12.47" below an hour, "23.59.59" from an hour: Indonesian clocks are written with points, others with colons. */
export function clockText(seconds: number, separator: '.' | ':'): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = twoDigits(seconds % 60);
  const parts = hours > 0 ? [String(hours), twoDigits(minutes), rest] : [String(minutes), rest];
  return parts.join(separator);
}

/** Minutes to announce: whole minutes rounded up, and 0 when it is over. */
export const minutesLeft = (seconds: number): number => Math.ceil(seconds / 60);
