import type { TextUse } from '@rimba/i18n/uses';

/** The texts in whose key, wordings or files every sought word occurs. */
export function matching(texts: readonly TextUse[], sought: string): readonly TextUse[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  return texts.filter(({ key, id, en, files }) => {
    const all = [key, id, en, ...files].join('\n').toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
