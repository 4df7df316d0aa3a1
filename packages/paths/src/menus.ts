import type { CommonKey, Crumb, Menu } from './page.ts';
import { type PageWith, type PathName, pageNames, pages } from './table.ts';

/** The pages that a menu names. */
export type PageIn<Place extends Menu> = Place extends Menu
  ? PageWith<{ menus: Readonly<Record<Place, string>> }>
  : never;

/** What a menu calls one of its pages. */
export function labelIn<Place extends Menu>(menu: Place, page: PageIn<Place>): CommonKey {
  const label: CommonKey | undefined = pages[page].menus[menu];
  if (label === undefined) throw new Error(`${menu} has no ${page}`);
  return label;
}

/** The pages of a menu, in the order of the table. */
export const pagesIn = <Place extends Menu>(menu: Place): PageIn<Place>[] =>
  pageNames.filter((name): name is PageIn<Place> => pages[name].menus[menu] !== undefined);

/** The same, each with what the menu calls it. */
export const linesOf = <Place extends Menu>(menu: Place) =>
  pagesIn(menu).map((page) => ({ page, label: labelIn(menu, page) }));

/** The page that menus mark where a page is shown: the last on the way to it, itself included, that one of them names. */
export const markedIn = <Place extends Menu>(menus: readonly Place[], page: PathName | undefined) => {
  const way: readonly Crumb<PathName>[] = page ? pages[page].breadcrumb : [];
  return way.findLast(({ to }) => to && menus.some((menu) => pages[to].menus[menu]))?.to as
    | PageIn<Place>
    | undefined;
};
