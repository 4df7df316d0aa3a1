import type { Namespace } from '@rimba/i18n';
import { type PathName, pageNames, pages } from '@rimba/paths';

/** What the frame itself says, on every page. */
export const frameTexts: readonly Namespace[] = ['auth', 'errors'];

const isOurs = (page: PathName) => pages[page].owner !== 'public';

/** Everything that members' pages say. */
export const everyText: readonly Namespace[] = [
  ...new Set<Namespace>([
    'common',
    ...frameTexts,
    ...pageNames.filter(isOurs).flatMap((name) => pages[name].texts),
  ]),
];

export const textsOf = (page: PathName | undefined): readonly Namespace[] =>
  page !== undefined && isOurs(page) ? pages[page].texts : [];
