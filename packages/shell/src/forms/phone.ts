/**
 * An Indonesian number as the service takes it, whatever way it was typed: `0812-3456 7890`, `62812…` and
 * `+62 812…` are the same. Undefined for anything else.
 */
export function fullPhone(typed: string): string | undefined {
  const national = nationalPhone(typed);
  return /^\d{8,13}$/.test(national) ? `+62${national}` : undefined;
}

/** What follows +62, without spaces, as the field shows it. */
export function nationalPhone(phone: string): string {
  return phone
    .replace(/[\s().-]/g, '')
    .replace(/^\+?62/, '')
    .replace(/^0+/, '');
}
