import { type Language, languageStoreKey, parseLanguage, stripLanguage, withLanguage } from '@rimba/i18n';
import { rememberLanguage } from '@rimba/i18n/browser';
import { useTranslation } from '@rimba/i18n/react';
import { useEffect } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { useApp } from '../navigation/PageLink.tsx';

/** Changes the language in place and remembers it in this browser. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const show = useShowLanguage();
  return (language) => {
    rememberLanguage(language);
    return show(language);
  };
}

/**
 * Goes along when another tab chooses a language. Not for where the server rendered the page: it would have to come
 * anew, under what is being read or typed there.
 */
export function useFollowLanguage(): void {
  const show = useShowLanguage();
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      const chosen = key === languageStoreKey ? parseLanguage(newValue) : undefined;
      if (chosen) void show(chosen);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  });
}

/**
 * An address that names a language is replaced by the same one in the other, because the address goes before what is
 * remembered. What the server rendered comes anew from there.
 */
function useShowLanguage(): (language: Language) => Promise<void> {
  const { i18n } = useTranslation();
  const location = useLocation();
  const navigate = useNavigate();
  const rendered = useApp() === 'public';
  return async (language) => {
    const named = stripLanguage(location.pathname).language !== undefined;
    const { pathname, search, hash } = location;
    const address = { pathname: named ? withLanguage(pathname, language) : pathname, search, hash };
    if (rendered) return window.location.replace(createPath(address));
    await i18n.changeLanguage(language);
    document.documentElement.lang = language;
    if (named) await navigate(address, { replace: true });
  };
}
