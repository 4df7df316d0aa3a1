import type { ParseKeys } from 'i18next';
import { cloneElement, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace, TextKey } from '../keys.ts';

export interface TransProps<Ns extends Namespace> {
  readonly ns: Ns;
  readonly i18nKey: ParseKeys<Ns>;
  readonly values?: Readonly<Record<string, string | number>>;
  /** By the names that mark their words in the text: `<login>log in</login>`. */
  readonly components: Readonly<Record<string, ReactElement>>;
}

/** Splits a text into plain words, a mark's name, the words in the mark, plain words again, and so on. */
const marked = /<(\w+)>(.*?)<\/\1>/s;

/**
 * A text with elements in it; words whose mark has no element stay plain. Marks do not nest: reading them as
 * the library does would weigh 5 kB.
 */
export function Trans<Ns extends Namespace>({ ns, i18nKey, values, components }: TransProps<Ns>) {
  const { i18n } = useTranslation(ns);
  const text = i18n.getFixedT<Namespace[]>(i18n.language)(`${ns}:${String(i18nKey)}` as TextKey, {
    ...values,
  });
  const parts = text.split(marked);
  return parts.map((part, at) => {
    if (at % 3 === 0) return part;
    if (at % 3 === 2) return null;
    const words = parts[at + 1];
    const element = components[part];
    return element === undefined ? words : cloneElement(element, { key: at }, words);
  });
}
