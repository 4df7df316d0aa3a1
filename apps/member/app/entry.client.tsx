import { hydrateAsleep, Wake } from '@rimba/rendering/wake';
import { setStyleNonce } from '@rimba/ui';
import { StrictMode, startTransition } from 'react';
import { HydratedRouter } from 'react-router/dom';
import { appId } from './app-id.ts';
import { Providers } from './frame/Providers.tsx';
import { admit } from './session/admit.ts';
import { appSession } from './session/app-session.ts';
import { browserI18n, startI18n } from './session/browser-i18n.ts';
import { queryClient } from './session/query-client.ts';

// Who is signed in, and the texts of the page, are fetched side by side.
const session = appSession();
const elsewhere = admit(new URL(window.location.href));
// The way back leads past an address that only led on.
void elsewhere.then((address) => address !== undefined && window.location.replace(address));
await startI18n();

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
if (nonce) setStyleNonce(nonce);

// What was sent to somebody stays with nobody: they are on their way to the login.
const place = document.getElementById(appId);
if (place && session.store.getState().status !== 'signedOut') {
  startTransition(() =>
    hydrateAsleep(
      place,
      <StrictMode>
        <Providers i18n={browserI18n()} session={session} queryClient={queryClient}>
          <Wake part={place}>
            <HydratedRouter />
          </Wake>
        </Providers>
      </StrictMode>,
      document,
    ),
  );
}
