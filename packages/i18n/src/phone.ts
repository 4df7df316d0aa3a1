/**
 * An Indonesian number as it is kept, `+62` and digits, whatever way it was typed: `0812-3456 7890`, `62812…` and
 * `+62 0812…` are the same. Undefined for anything else, other countries' numbers among them: no number within Indonesia
 * begins with 0 or 1 once the zero of the long distance is gone.
 */
export function indonesianPhone(typed: string): string | undefined {
  const national = nationalPhone(typed);
  return /^[2-9]\d{7,12}$/.test(national) ? `+62${national}` : undefined;
}

/** What follows +62, without spaces, as the field shows it. Another country's sign stays, so that it is refused. */
export const nationalPhone = (phone: string): string =>
  phone
    .replace(/[\s().-]/g, '')
    .replace(/^(?:\+|00)?62/, '')
    .replace(/^0/, '');
