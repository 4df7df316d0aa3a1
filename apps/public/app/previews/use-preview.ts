import { withLanguage } from '@rimba/i18n';
import { useLanguage } from '@rimba/i18n/react';
import { matchPath, type PathMatch, pathTo } from '@rimba/paths';
import { useLocation } from 'react-router';

/** Address of the present page's preview picture, in its language. */
export function usePreview(): string {
  const language = useLanguage();
  const picture = pictureOf(matchPath(useLocation().pathname));
  return withLanguage(pathTo('preview', { picture: `${picture}.png` }), language);
}

function pictureOf(match: PathMatch | undefined): string {
  if (match?.kind !== 'page') return 'home';
  const { name, page, params } = match;
  if (page.picture === 'own') return name;
  return page.picture.replace(/\{(\w+)\}/g, (_mark, param: string) => params[param] ?? '');
}
