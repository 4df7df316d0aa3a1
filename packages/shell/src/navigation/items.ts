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
import type { ParseKeys } from 'i18next';
import type { PlainPage } from './PageLink.tsx';

/** A text of the namespace that every page has. */
export type CommonKey = ParseKeys<'common'>;

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

const everything: readonly NavItem[] = [
  { label: 'sidebar.groups.home', page: 'home', icon: HomeIcon },
  {
    label: 'sidebar.groups.about',
    icon: LeafIcon,
    children: [
      { label: 'sidebar.items.whatIsAdoption', page: 'whatIsAdoption' },
      { label: 'sidebar.items.communities', page: 'communities' },
      {
        label: 'sidebar.items.reports',
        page: 'reports',
        hideChildren: true,
        children: [
          { label: 'sidebar.items.annualReports', page: 'yearReports' },
          { label: 'sidebar.items.financialReport', page: 'financialReport' },
        ],
      },
    ],
  },
  {
    label: 'sidebar.groups.data',
    icon: TreeIcon,
    children: [
      { label: 'sidebar.items.tree', page: 'trees' },
      { label: 'sidebar.items.adopter', page: 'adopters' },
    ],
  },
  { label: 'sidebar.groups.mapping', page: 'map', icon: MapIcon },
  {
    label: 'sidebar.groups.other',
    icon: HelpIcon,
    children: [
      { label: 'sidebar.items.faq', page: 'faq' },
      { label: 'sidebar.items.contact', page: 'contact' },
      { label: 'sidebar.items.privacy', page: 'privacy' },
    ],
  },
  { label: 'sidebar.groups.profile', page: 'profile', icon: ProfileIcon },
];

/** The lines as the sidebar shows them: without the children that are marked as hidden. */
export const shownItems = (items: readonly NavItem[]): NavItem[] =>
  items.map(({ children, hideChildren, ...line }) =>
    children && !hideChildren ? { ...line, children: shownItems(children) } : line,
  );

/** The sidebar, top to bottom. */
export const sidebarItems = shownItems(everything);

/** Beside theme and language, at the sidebar's end: what an adopter looks up now and then. */
export const extraItems: readonly NavItem[] = [
  { label: 'breadcrumb.programmes', page: 'programmes', icon: SproutIcon },
  { label: 'sidebar.items.financialReport', page: 'financialReport', icon: DocumentIcon },
];

/** The bottom navigation's four places. */
export const bottomNavItems = [
  { item: 'home', page: 'home', label: 'nav.home', icon: HomeIcon },
  { item: 'trees', page: 'trees', label: 'nav.trees', icon: TreeIcon },
  { item: 'mapping', page: 'map', label: 'nav.mapping', icon: MapIcon },
  { item: 'profile', page: 'profile', label: 'nav.profile', icon: ProfileIcon },
] as const;
