import type { Language } from '@rimba/i18n';
import type { embedTexts } from '@rimba/i18n/embeds';

type Texts = (typeof embedTexts)['en'];
/** `embeds:tree.adopt`, for every text of the namespace. */
type KeysOf<Part, Prefix extends string> = {
  [Key in keyof Part & string]: Part[Key] extends string
    ? `${Prefix}${Key}`
    : KeysOf<Part[Key], `${Prefix}${Key}.`>;
}[keyof Part & string];
type EmbedKey = KeysOf<Texts, 'embeds:'>;

export type Say = (key: EmbedKey, values?: Readonly<Record<string, string>>) => string;

/** Reads texts with `{{values}}`: all of i18next that these few need. */
export const wordsIn =
  (language: Language): Say =>
  (key, values = {}) => {
    const path = key.slice('embeds:'.length).split('.');
    const found = path.reduce<unknown>(
      (part, name) => Reflect.get(Object(part), name),
      builtIn.texts[language],
    );
    return String(found).replace(/\{\{(\w+)\}\}/g, (hole, name: string) => values[name] ?? hole);
  };
