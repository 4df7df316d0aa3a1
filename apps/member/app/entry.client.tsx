import '@rimba/ui/styles';
import { hydrateAsleep, Wake } from '@rimba/shell/asleep';
import { setStyleNonce } from '@rimba/ui';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { PageBoundary } from './frame/PageBoundary.tsx';
import { Providers } from './frame/Providers.tsx';
import { browserNavigation } from './navigation/browser-navigation.ts';
import { takeServedState } from './served/served-state.ts';
import { browserI18n, startI18n } from './session/browser-i18n.ts';
import { browserSession } from './session/browser-session.ts';
import { queryClient } from './session/query-client.ts';

// Who is signed in, and the texts of the page, are fetched side by side.
const session = browserSession();
const isSomebody = session.store.getState().status !== 'signedOut';
const sent = takeServedState();
// What was sent to somebody stays with nobody: they are on their way to the login.
const served = isSomebody ? sent : undefined;
await startI18n(served?.language);

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setStyleNonce(nonce);

const place = document.getElementById('app') as HTMLElement;
const app = (view?: Parameters<typeof App>[0]['served']) => (
  <StrictMode>
    <Providers i18n={browserI18n()} session={session} queryClient={queryClient}>
      <PageBoundary at={undefined}>
        <App served={view} />
        {view && <Wake part={place} />}
      </PageBoundary>
    </Providers>
  </StrictMode>
);

if (served) {
  // As `hydrate` would, which also knows promises and mutations, and every page would carry that.
  for (const { queryKey, state } of served.cache.queries) {
    queryClient.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt });
  }
  const view = await browserNavigation().start(true);
  startTransition(() => hydrateAsleep(place, app(view)));
} else {
  void browserNavigation().start();
  startTransition(() => {
    if (sent) createRoot(place).render(app());
    else hydrateRoot(place, app());
  });
}
