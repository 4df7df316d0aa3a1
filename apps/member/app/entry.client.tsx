import { setStyleNonce } from '@rimba/ui';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startI18n } from './session/browser-i18n.ts';
import { browserSession } from './session/browser-session.ts';

// Who is signed in, and the texts of the page, are fetched side by side.
browserSession();
await startI18n();

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setStyleNonce(nonce);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
