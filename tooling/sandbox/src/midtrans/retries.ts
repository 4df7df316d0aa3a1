/**
 * How often Midtrans tries again, by what the merchant answered: an accepted or redirected notification is
 * over, a plain server error is tried once more, an unavailable one four times, and so on.
 */
export function retriesAllowed(status: number): number {
  if (status >= 200 && status < 300) return 0;
  if (status === 301 || status === 302 || status === 303) return 0;
  if (status === 500) return 1;
  if (status === 503) return 4;
  if (status === 400 || status === 404) return 2;
  return 5;
}

/** Ms to wait before the next attempt, or null when the notification is given up or was accepted. */
export function nextRetryDelay(answers: readonly number[], delaysMs: readonly number[]): number | null {
  const last = answers.at(-1);
  if (last === undefined) return 0;
  const retriesDone = answers.length - 1;
  if (retriesDone >= retriesAllowed(last)) return null;
  return delaysMs[Math.min(retriesDone, delaysMs.length - 1)] ?? null;
}
