export { addressOf, cardFramePath, type LinkArguments, pathTo } from './link.ts';
export { mailedEmailIn, toMailedEmail } from './mailed-email.ts';
export { matchPath, type PathMatch } from './match.ts';
export { labelIn, linesOf, markedIn, type PageIn, pagesIn } from './menus.ts';
export type { CommonKey, Crumb, Menu } from './page.ts';
export { queryOf } from './query.ts';
export { routesOf } from './routes.ts';
export {
  isPlainPage,
  type Page,
  type PageWith,
  type PathName,
  type PathParams,
  type PlainPage,
  pageNames,
  pages,
  redirects,
} from './table.ts';
export { wholeNumber } from './whole-number.ts';
