import { createContext, type ReactNode } from 'react';
import type { I18n } from '../i18n.ts';

export const I18nContext = createContext<I18n | undefined>(undefined);

export interface I18nProviderProps {
  /** From `createServerI18n` or `createBrowserI18n`. */
  readonly i18n: I18n;
  readonly children: ReactNode;
}

export function I18nProvider({ i18n, children }: I18nProviderProps) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}
