import { type Language, languages, stripLanguage, withLanguage } from '@rimba/i18n';
import { matchPath } from '@rimba/paths';
import { useLocation } from 'react-router';

/** The canonical address of an open page and its twin in each language; a bare address is negotiated. */
export function Alternates({ origin, language }: { origin: string; language: Language }) {
  const { pathname } = useLocation();
  const match = matchPath(pathname);
  if (match?.kind !== 'page' || match.page.access !== 'open' || match.name === 'notFound') return null;
  const bare = stripLanguage(pathname).pathname;
  return (
    <>
      <link rel="canonical" href={origin + withLanguage(bare, language)} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={origin + withLanguage(bare, each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + bare} />
    </>
  );
}
