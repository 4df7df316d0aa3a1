/** The calendar year (WIB) of a term's last full day, by which its review is called. */
export const yearOf = (endsAt: string): number =>
  new Date(Date.parse(endsAt) + 7 * 3_600_000 - 1).getUTCFullYear();
