import { withLanguage } from '@rimba/i18n';
import { useLanguage } from '@rimba/i18n/react';
import { matchPath, pathTo } from '@rimba/paths';
import { useLocation } from 'react-router';
import { isPictured } from './page-pictures.ts';

/** Address of the present page's preview picture, in its language; pages without one of their own show home's. */
export function usePicture(): string {
  const language = useLanguage();
  const match = matchPath(useLocation().pathname);
  const name = match?.kind === 'page' ? pictureOf(match.name, match.params) : 'home';
  return withLanguage(pathTo('preview', { picture: `${name}.png` }), language);
}

function pictureOf(page: string, { kelompokKomunitasName, year }: Readonly<Record<string, string>>): string {
  if (page === 'community') return `community-${kelompokKomunitasName}`;
  if (page === 'yearReport') return `report-${year}`;
  return isPictured(page) ? page : 'home';
}
