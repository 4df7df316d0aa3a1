const cap = 99;

/** The text of a count badge: nothing at 0 or below, "99+" above 99. */
export function capCount(count: number): string | undefined {
  if (count <= 0) return undefined;
  return count > cap ? `${cap}+` : String(count);
}
