/** The legal form of a company, which is no part of what it is called. */
const legalForm = /^(?:pt|cv|ud|pd|tbk|ltd|llc|inc|plc|pte|gmbh)\.?$/i;

/**
 * First letters of the first and last word of a name, in capitals: of a person, and of a company without its legal form.
 * Empty for an empty name.
 */
export function initials(name: string): string {
  const words = name.split(/\s+/).flatMap((word) => word.replace(/^\p{P}+/u, '') || []);
  const called = words.filter((word) => !legalForm.test(word));
  const [first = '', ...others] = called.length > 0 ? called : words;
  return [first, ...others.slice(-1)]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('id');
}
