import type { PathName } from '../paths.ts';

/** Pages of the path table that the product does not serve yet: nothing links to them. */
const planned: ReadonlySet<PathName> = new Set<PathName>(['map']);

/** Whether a link to the page leads somewhere today. */
export const isAvailable = (page: PathName): boolean => !planned.has(page);
