import { type Crumb, isPlainPage, type PathMatch, type PlainPage } from '@rimba/paths';

export interface TrailStep {
  /** Text of the table, unless the page named itself. */
  readonly label: Crumb['key'] | { readonly text: string };
  /** Where it leads; the last step and mere headings lead nowhere. */
  readonly page?: PlainPage;
}

/** The way to a page, from home: `Beranda / Data / Pohon / KB-KM-2024-000217`. */
export function trail(match: PathMatch | undefined, title: string | undefined): TrailStep[] {
  if (match?.kind !== 'page') return [];
  const { name, page } = match;
  if (name === 'home') return [{ label: 'common:breadcrumb.home' }];

  const steps: TrailStep[] = [{ label: 'common:breadcrumb.home', page: 'home' }];
  for (const { key, to } of page.breadcrumb) {
    const leads = to !== undefined && to !== name && isPlainPage(to);
    steps.push(leads ? { label: key, page: to } : { label: key });
  }
  // A page of its own below the last crumb, such as one tree, is called by its own name.
  const namesItself = page.breadcrumb.at(-1)?.to !== name;
  return namesItself && title !== undefined ? [...steps, { label: { text: title } }] : steps;
}
