import { type Language, withLanguage } from '@rimba/i18n';
import { type PathName, type PathParams, pages } from './table.ts';

type Values = Readonly<Record<string, string | number>>;

/** What an address is made of besides the page's name: its parameters, where it has some. */
export type LinkArguments<Name extends PathName> = keyof PathParams<Name> extends never
  ? [params?: Record<string, never>, language?: Language]
  : [params: PathParams<Name>, language?: Language];

/**
 * The address of a page: `pathTo('tree', { treeId: 12 }, 'en')` is `/en/data/pohon/12/`. Without a language it is
 * bare: the reader's own decides.
 */
export function pathTo<Name extends PathName>(
  name: Name,
  ...[params, language]: LinkArguments<Name>
): string {
  return addressOf(name, params ?? {}, language);
}

/** `pathTo` for a name that is only known at run time; a missing value is a mistake of the caller. */
export function addressOf(name: PathName, params: Values, language?: Language): string {
  const path = pages[name].path.replace(/\{(\w+)\}/g, (_mark, param: string) => {
    const value = params[param];
    if (value === undefined) throw new Error(`${name} needs ${param}`);
    return encodeURIComponent(value);
  });
  return language === undefined ? path : withLanguage(path, language);
}

/** Where the document is that a card's number goes to the payment gateway from: no page, and in no language. */
export const cardFramePath = '/card-frame';
