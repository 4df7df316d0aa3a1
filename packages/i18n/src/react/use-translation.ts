import type { TFunction } from 'i18next';
import { use, useEffect, useSyncExternalStore } from 'react';
import type { I18n } from '../i18n.ts';
import type { Namespace } from '../keys.ts';
import { I18nContext } from './I18nProvider.tsx';

export interface Translation<Ns extends Namespace | readonly Namespace[]> {
  readonly t: TFunction<Ns>;
  readonly i18n: I18n;
}

/**
 * What writes the texts of some namespaces in the reader's language, the first where a key names none. What was
 * not fetched with the page is fetched now, and its texts come when they are there.
 */
export function useTranslation<const Ns extends Namespace | readonly Namespace[] = 'common'>(
  namespaces?: Ns,
): Translation<Ns> {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('Texts are written inside of an I18nProvider');
  const wanted = String(namespaces ?? 'common');
  const write = () => i18n.in((namespaces ?? 'common') as Ns);
  const t = useSyncExternalStore(i18n.subscribe, write, write);
  useEffect(() => {
    void i18n.loadNamespaces(wanted.split(',') as Namespace[]);
  }, [i18n, wanted]);
  return { t, i18n };
}
