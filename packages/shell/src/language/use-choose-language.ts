import { type Language, stripLanguage, withLanguage } from '@rimba/i18n';
import { rememberLanguage } from '@rimba/i18n/browser';
import { useTranslation } from '@rimba/i18n/react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { useApp } from '../navigation/PageLink.tsx';

/**
 * Changes the language in place and remembers it in this browser. An address that names a language is
 * replaced by the same one in the other, because the address goes before what is remembered. What the server
 * rendered comes anew from there.
 */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { i18n } = useTranslation();
  const location = useLocation();
  const navigate = useNavigate();
  const rendered = useApp() === 'public';
  return async (language) => {
    rememberLanguage(language);
    const named = stripLanguage(location.pathname).language !== undefined;
    const { pathname, search, hash } = location;
    const address = { pathname: named ? withLanguage(pathname, language) : pathname, search, hash };
    if (rendered) return window.location.replace(createPath(address));
    await i18n.changeLanguage(language);
    document.documentElement.lang = language;
    if (named) await navigate(address, { replace: true });
  };
}
