import { expect, it } from 'vitest';
import { shownItems } from './items.ts';

it('never shows children that are marked as hidden', () => {
  const years = { label: 'sidebar.items.annualReports', page: 'yearReports' } as const;
  const reports = { label: 'sidebar.items.reports', page: 'reports' } as const;
  expect(
    shownItems([
      {
        label: 'sidebar.groups.about',
        children: [{ ...reports, hideChildren: true, children: [years] }, years],
      },
    ]),
  ).toEqual([{ label: 'sidebar.groups.about', children: [reports, years] }]);
});
