import { type CommonKey, labelIn, linesOf, type Menu, type PageIn, type PlainPage } from '@rimba/paths';
import {
  DocumentIcon,
  HelpIcon,
  HomeIcon,
  type IconSource,
  LeafIcon,
  MapIcon,
  ProfileIcon,
  SproutIcon,
  TreeIcon,
} from '@rimba/ui';

/** A line of the sidebar: a link, or a heading over others, or both. */
export interface NavItem {
  readonly label: CommonKey;
  readonly page?: PlainPage;
  /** Top-level lines have a sign, because it is all that is left of them when the sidebar is narrow. */
  readonly icon?: IconSource;
  readonly children?: readonly NavItem[];
  /** Keeps the children out of the sidebar; their pages are reached from the parent's. */
  readonly hideChildren?: boolean;
}

const icons = {
  home: HomeIcon,
  trees: TreeIcon,
  map: MapIcon,
  profile: ProfileIcon,
  programmes: SproutIcon,
  financialReport: DocumentIcon,
} as const satisfies Record<PageIn<'sidebar' | 'sidebar.extra' | 'bottom'>, IconSource>;

type Group = 'about' | 'data' | 'other';

const page = (name: PageIn<'sidebar'>): NavItem => ({
  label: labelIn('sidebar', name),
  page: name,
  icon: icons[name],
});

const group = (name: Group, icon: IconSource): NavItem => ({
  label: `sidebar.groups.${name}`,
  icon,
  children: linesOf(`sidebar.${name}`).map((line) =>
    line.page === 'reports' ? { ...line, hideChildren: true, children: linesOf('sidebar.reports') } : line,
  ),
});

const everything = {
  home: page('home'),
  about: group('about', LeafIcon),
  data: group('data', TreeIcon),
  map: page('map'),
  other: group('other', HelpIcon),
  profile: page('profile'),
} satisfies Record<PageIn<'sidebar'> | Group, NavItem>;

/** The lines as the sidebar shows them: without the children that are marked as hidden. */
export const shownItems = (items: readonly NavItem[]): NavItem[] =>
  items.map(({ children, hideChildren, ...line }) =>
    children && !hideChildren ? { ...line, children: shownItems(children) } : line,
  );

/** The menus that the sidebar is made of, without the one that it hides. */
export const sidebarMenus = [
  'sidebar',
  'sidebar.about',
  'sidebar.data',
  'sidebar.other',
  'sidebar.extra',
] as const satisfies readonly Menu[];

/** The sidebar, top to bottom. */
export const sidebarItems = shownItems(Object.values(everything));

/** Beside theme and language, at the sidebar's end: what an adopter looks up now and then. */
export const extraItems: readonly NavItem[] = linesOf('sidebar.extra').map((line) => ({
  ...line,
  icon: icons[line.page],
}));

/** The bottom navigation's four places. */
export const bottomNavItems = linesOf('bottom').map((line) => ({ ...line, icon: icons[line.page] }));
