import type { CommonKey } from '../navigation/items.ts';
import type { PlainPage } from '../navigation/PageLink.tsx';

export interface VisitorLink {
  readonly page: PlainPage;
  readonly label: CommonKey;
}

/** The header's pages, in order. */
export const headerLinks: readonly VisitorLink[] = [
  { page: 'home', label: 'nav.home' },
  { page: 'whatIsAdoption', label: 'nav.about' },
  { page: 'faq', label: 'nav.faq' },
  { page: 'contact', label: 'nav.contact' },
];

/** The two ways into an account, the second as a button. */
export const visitorLinks = [
  { page: 'login', label: 'nav.login' },
  { page: 'register', label: 'nav.register' },
] as const;

/** What stands in their place once there is one to go to. */
export const memberLinks = [
  { page: 'trees', label: 'nav.trees' },
  { page: 'profile', label: 'nav.profile' },
] as const;

/** The footer's columns; `account` are the ways into one, or to the pages of one. */
export const footerColumns = (
  account: readonly VisitorLink[],
): readonly { heading: CommonKey; links: readonly VisitorLink[] }[] => [
  {
    heading: 'footer.explore',
    links: [
      { page: 'whatIsAdoption', label: 'sidebar.items.whatIsAdoption' },
      { page: 'communities', label: 'sidebar.items.communities' },
      { page: 'programmePatrol', label: 'sidebar.programmes.patrol' },
      { page: 'programmeBiodiversity', label: 'sidebar.programmes.biodiversity' },
      { page: 'programmeEmpowerment', label: 'sidebar.programmes.empowerment' },
    ],
  },
  {
    heading: 'footer.help',
    links: [
      { page: 'faq', label: 'sidebar.items.faq' },
      { page: 'contact', label: 'sidebar.items.contact' },
      ...account,
    ],
  },
  {
    heading: 'footer.transparency',
    links: [
      { page: 'financialReport', label: 'sidebar.items.financialReport' },
      { page: 'yearReports', label: 'sidebar.items.annualReports' },
      { page: 'privacy', label: 'sidebar.items.privacy' },
    ],
  },
];
