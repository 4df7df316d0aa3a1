import { planned } from '../paths/planned.ts';
import type { PathName } from '../paths.ts';

/** Whether a link to the page leads somewhere today. */
export const isAvailable = (page: PathName): boolean => !planned.has(page);
