import { correctHint, createSessionStorage, guard, openLocalStorage, openTabStorage } from '@rimba/auth';
import { stripLanguage } from '@rimba/i18n';
import { matchPath, pathTo } from '@rimba/paths';
import { appSession } from './app-session.ts';

/**
 * Lets a signed-in adopter in and sends everyone else where the path table says: the login, which leads
 * back, or the page's open twin, whose address it gives. An account that could not be reached is let in to be
 * told so.
 */
export async function admit(url: URL): Promise<string | undefined> {
  const match = matchPath(url.pathname);
  const page = match?.kind === 'page' ? match : undefined;
  // Visitors have a home of their own at the same address: the hint was wrong, and the server has it.
  if (page?.name === 'home' && leaveToVisitorsHome()) return new Promise(() => {});
  const from = url.pathname + url.search + url.hash;
  const admission = await guard(appSession(), { from });
  if (admission.kind !== 'login') return;
  if (page?.name === 'myCertificate') {
    const { certificateNumber = '' } = page.params;
    return pathTo('certificate', { certificateNumber }, stripLanguage(url.pathname).language);
  }
  return admission.to;
}

function leaveToVisitorsHome(): boolean {
  const storage = createSessionStorage(openLocalStorage(window));
  return correctHint(storage, {
    document,
    tab: openTabStorage(window),
    reload: () => window.location.reload(),
  });
}
