import type { TextUse } from '@rimba/i18n/uses';

/** Where texts are read. */
export const kinds = [
  { value: 'all', label: 'All' },
  { value: 'screens', label: 'Screens' },
  { value: 'mails', label: 'Mails' },
  { value: 'errors', label: 'Errors' },
  { value: 'terminal', label: 'Terminal' },
] as const;
export type Kind = (typeof kinds)[number]['value'];

/** By their file of texts; whatever is not named here is read on screens. */
const kindOf: Readonly<Record<string, Kind>> = {
  emails: 'mails',
  errors: 'errors',
  'error-help': 'errors',
  cli: 'terminal',
};

const fileOf = (key: string) => key.split(':', 1)[0] ?? key;

/** The texts of a kind in whose key, wordings or files every sought word occurs. */
export function matching(texts: readonly TextUse[], sought: string, kind: Kind): readonly TextUse[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  return texts.filter(({ key, id, en, files }) => {
    if (kind !== 'all' && (kindOf[fileOf(key)] ?? 'screens') !== kind) return false;
    const all = [key, id, en, ...files].join('\n').toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
