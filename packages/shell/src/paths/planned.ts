import type { PathName } from './patterns.ts';

/** Addresses of the table that the product does not serve yet: nothing links to them, and they are not there. */
export const planned: ReadonlySet<PathName> = new Set<PathName>();
