import { useTrail } from '@rimba/shell';
import { useLocation } from 'react-router';
import { useRootData } from './root-data.ts';
import { StructuredData } from './StructuredData.tsx';

/** The breadcrumbs once more for search engines; headings that lead nowhere are left out. */
export function TrailData({ title }: { title: string | undefined }) {
  const origin = useRootData()?.origin;
  // A place in the site is the same however it was searched.
  const { pathname } = useLocation();
  const crumbs = useTrail(title);
  const steps = crumbs.flatMap(({ label, href }, index) => {
    const address = index === crumbs.length - 1 ? pathname : href;
    return address === undefined ? [] : [{ name: label, item: `${origin}${address}` }];
  });
  if (origin === undefined || title === undefined || steps.length < 2) return null;
  const itemListElement = steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }));
  return <StructuredData of={{ '@type': 'BreadcrumbList', itemListElement }} />;
}
