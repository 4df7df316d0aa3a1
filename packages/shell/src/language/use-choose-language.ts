import { type Language, stripLanguage, withLanguage } from '@rimba/i18n';
import { rememberLanguage } from '@rimba/i18n/browser';
import { useTranslation } from '@rimba/i18n/react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Changes the language in place and remembers it in this browser. An address that names a language is
 * replaced by the same one in the other, because the address goes before what is remembered.
 */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { i18n } = useTranslation();
  const location = useLocation();
  const navigate = useNavigate();
  return async (language) => {
    rememberLanguage(language);
    await i18n.changeLanguage(language);
    document.documentElement.lang = language;
    if (stripLanguage(location.pathname).language === undefined) return;
    const { pathname, search, hash } = location;
    await navigate({ pathname: withLanguage(pathname, language), search, hash }, { replace: true });
  };
}
