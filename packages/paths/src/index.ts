export { addressOf, pathTo } from './link.ts';
export { matchPath, type PathMatch, pages } from './match.ts';
export type { BottomNavItem, Crumb, Page } from './page.ts';
export { type PathName, type PathParams, patterns, redirects } from './patterns.ts';
