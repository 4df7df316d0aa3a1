import { matchPath } from '@rimba/paths';
import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from 'react-router';
import { admit } from './admit.ts';
import { browserI18n } from './browser-i18n.ts';
import { textsOf } from './texts.ts';

/**
 * Before every page that is gone to in place: the reader is let in, and the page's texts come along with its code. What
 * belongs to another app is gone to by a page load.
 */
export const enter: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const url = new URL(request.url);
  const match = matchPath(url.pathname);
  if (match?.kind !== 'page' || match.page.owner === 'public') throw redirectDocument(url.href);
  const i18n = browserI18n();
  const texts = textsOf(match.name);
  const [elsewhere] = await Promise.all([admit(url), i18n.loadNamespaces([...texts])]);
  if (elsewhere !== undefined) throw redirectDocument(elsewhere);
  // A newer build has replaced them, and the page's code with them.
  if (!texts.every((name) => i18n.hasResourceBundle(i18n.language, name))) throw redirectDocument(url.href);
  await next();
};
