import type { Language } from '@rimba/i18n';
import type { embedTexts } from '@rimba/i18n/embeds';

type Texts = (typeof embedTexts)['en'];
/** A text that a number changes is asked for without its form. */
type Plain<Key extends string> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key;
/** `embeds:tree.adopt`, for every text of the namespace. */
type KeysOf<Part, Prefix extends string> = {
  [Key in keyof Part & string]: Part[Key] extends string
    ? `${Prefix}${Plain<Key>}`
    : KeysOf<Part[Key], `${Prefix}${Key}.`>;
}[keyof Part & string];
type EmbedKey = KeysOf<Texts, 'embeds:'>;

export type Say = (key: EmbedKey, values?: Readonly<Record<string, string | number>>) => string;

/** Reads texts with `{{values}}`, in the form that `count` wants: all of i18next that these few need. */
export const wordsIn =
  (language: Language): Say =>
  (key, values = {}) => {
    const path = key.slice('embeds:'.length).split('.');
    const form = new Intl.PluralRules(language).select(Number(values.count));
    const found = path.reduce<unknown>(
      (part, name) => Reflect.get(Object(part), name) ?? Reflect.get(Object(part), `${name}_${form}`),
      builtIn.texts[language],
    );
    return String(found).replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole));
  };
