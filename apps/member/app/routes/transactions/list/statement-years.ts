const wibOffsetMs = 7 * 3_600_000;

const wibYear = (instant: number) => new Date(instant + wibOffsetMs).getUTCFullYear();

/** The years an account has been there in, in western Indonesia, the latest first. */
export function statementYears(createdAt: string, now: number): number[] {
  const [first, last] = [wibYear(Date.parse(createdAt)), wibYear(now)];
  return Array.from({ length: last - first + 1 }, (_, i) => last - i);
}
