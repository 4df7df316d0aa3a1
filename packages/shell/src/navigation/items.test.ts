import { describe, expect, it } from 'vitest';
import { type NavItem, offered } from './items.ts';

const items: NavItem[] = [
  { label: 'sidebar.groups.home', page: 'home' },
  {
    label: 'sidebar.groups.other',
    children: [
      { label: 'sidebar.items.faq', page: 'faq' },
      { label: 'sidebar.items.contact', page: 'contact' },
    ],
  },
  {
    label: 'sidebar.items.reports',
    page: 'reports',
    hideChildren: true,
    children: [{ label: 'sidebar.items.annualReports', page: 'yearReports' }],
  },
];

describe('offered', () => {
  it('leaves out pages that are not served, and a group that loses its last one', () => {
    expect(offered(items, (page) => page === 'home')).toEqual([items[0]]);
  });

  it('keeps a group for the one page that is left', () => {
    const [group] = offered(items, (page) => page === 'faq');
    expect(group?.children).toEqual([{ label: 'sidebar.items.faq', page: 'faq' }]);
  });

  it('never shows children that are marked as hidden', () => {
    const reports = offered(items, () => true).at(-1);
    expect(reports?.page).toBe('reports');
    expect(reports?.children).toBeUndefined();
  });
});
