import type { I18n } from './i18n.ts';
import type { TextKey } from './keys.ts';

/** The text of a table's key (`trees:list.title`). Its namespace has to be loaded. */
export const readText = (i18n: I18n, key: TextKey): string => i18n.t(key);
