export { pathTo } from './paths/link.ts';
export { matchPath, type PathMatch, pages } from './paths/match.ts';
export type { BottomNavItem, Crumb, Page } from './paths/page.ts';
export { type PathName, type PathParams, patterns, redirects } from './paths/patterns.ts';
