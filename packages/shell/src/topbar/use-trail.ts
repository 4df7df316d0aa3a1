import { readText } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { matchPath, type PlainPage } from '@rimba/paths';
import { useLocation } from 'react-router';
import { usePageAddress } from '../navigation/PageLink.tsx';
import { trail } from './trail.ts';

export interface TrailCrumb {
  readonly label: string;
  /** The last step and mere headings lead nowhere. */
  readonly href?: string;
}

/** What the addresses of pages on the way end in, such as what the reader looks for there. */
export type TrailSuffixes = Partial<Record<PlainPage, string>>;

/** The way to the present page in the reader's language. `title`: what the page calls itself. */
export function useTrail(title: string | undefined, suffixes: TrailSuffixes = {}): TrailCrumb[] {
  const { i18n } = useTranslation('common');
  const address = usePageAddress();
  const { pathname } = useLocation();
  const crumbs = trail(matchPath(pathname), title).map(({ label, page }) => ({
    label: typeof label === 'string' ? readText(i18n, label) : label.text,
    ...(page && { href: address({ page, suffix: suffixes[page] }) }),
  }));
  // While what it shows is on its way, a page calls itself what the list above it is called.
  return crumbs.filter(({ label }, place) => label !== crumbs[place - 1]?.label);
}
