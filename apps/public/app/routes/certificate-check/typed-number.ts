/**
 * The number that somebody typed, or that the link they pasted leads to, as an address takes it; '' where there is
 * none, undefined where it cannot be one.
 */
export function typedNumber(text: string): string | undefined {
  const typed = text
    .replace(/^.*\/certificates\/(me\/)?|[?#].*$/g, '')
    .replace(/[\s/]/g, '')
    .toUpperCase();
  return typed === '' || /^[\w-]{1,40}$/.test(typed) ? typed : undefined;
}
