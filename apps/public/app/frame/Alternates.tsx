import { type Language, languages, stripLanguage, withLanguage } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { matchPath, pathTo } from '@rimba/paths';
import { useLocation } from 'react-router';

/** The canonical address of an open page, its twin in each language (a bare one is negotiated), and the feeds of news. */
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
      {languages.map((each) => (
        <Feed key={each} origin={origin} language={each} />
      ))}
    </>
  );
}

function Feed({ origin, language }: { origin: string; language: Language }) {
  const { t } = useTranslation(['news', 'common']);
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      hrefLang={language}
      title={`${t('news:title')} (${t(`common:language.${language}`)})`}
      href={origin + pathTo('newsFeed', {}, language)}
    />
  );
}
