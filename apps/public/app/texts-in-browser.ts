import type { Namespace } from '@rimba/i18n';
import { matchPath } from '@rimba/paths';

/** What a page says in the browser besides `common`; a document lives there by the frame of adopters alone. */
export function namespacesOf(pathname: string): readonly Namespace[] {
  const match = matchPath(pathname);
  return match?.kind === 'page' && match.page.kind === 'hydrated' ? match.page.texts : ['errors'];
}
