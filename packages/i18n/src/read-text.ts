import type { i18n } from 'i18next';
import type { Namespace, TextKey } from './keys.ts';

/** The text of a table's key (`trees:list.title`). Its namespace has to be loaded. */
export function readText(i18n: i18n, key: TextKey): string {
  return i18n.getFixedT<Namespace[]>(i18n.language)(key);
}
