const wibOffsetMs = 7 * 3_600_000;

const wibYear = (moment: string) => new Date(Date.parse(moment) + wibOffsetMs).getUTCFullYear();

interface Listed {
  readonly createdAt: string;
  readonly paidAt: string | null;
}

/**
 * The years in which something was paid, in western Indonesia, the latest first. Where older transactions are not
 * `listed`, each year since the account's first day may have had some.
 */
export function statementYears(listed: readonly Listed[], unlistedSince?: string): number[] {
  const paid = listed.flatMap(({ paidAt }) => (paidAt === null ? [] : [wibYear(paidAt)]));
  const oldest = listed.at(-1);
  const first = unlistedSince === undefined ? undefined : wibYear(unlistedSince);
  const before =
    first === undefined || !oldest
      ? []
      : Array.from({ length: wibYear(oldest.createdAt) - first + 1 }, (_, i) => first + i);
  return [...new Set([...paid, ...before])].sort((one, other) => other - one);
}
