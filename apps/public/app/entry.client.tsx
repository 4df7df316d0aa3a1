import { parseLanguage } from '@rimba/i18n';
import { createBrowserI18n } from '@rimba/i18n/browser';
import { I18nProvider } from '@rimba/i18n/react';
import { setStyleNonce } from '@rimba/ui';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { namespacesOf } from './texts.ts';

// Only hydrated pages come here: documents carry no script of ours.
const i18n = await createBrowserI18n({
  language: parseLanguage(document.documentElement.lang) ?? 'id',
  namespaces: namespacesOf(window.location.pathname),
});

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setStyleNonce(nonce);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <HydratedRouter />
      </I18nProvider>
    </StrictMode>,
  );
});
