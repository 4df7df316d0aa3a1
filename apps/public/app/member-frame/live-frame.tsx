import { SessionProvider } from '@rimba/auth/react';
import { parseLanguage } from '@rimba/i18n';
import { createBrowserI18n } from '@rimba/i18n/browser';
import { I18nProvider } from '@rimba/i18n/react';
import { hydrateAsleep, Wake } from '@rimba/rendering/wake';
import { AppProvider } from '@rimba/shell';
import { sidebarFromCookie } from '@rimba/shell/sidebar-cookie';
import { browserSession } from '../sign-in/browser-session.ts';
import { DocumentRouter } from './DocumentRouter.tsx';
import { frameId, frameTexts } from './frame-place.ts';
import MemberFrame from './MemberFrame.tsx';

// Brings the frame around a document to life; the document itself stays as it was sent.
const place = document.getElementById(frameId);
if (place) {
  const session = browserSession();
  const i18n = await createBrowserI18n({
    language: parseLanguage(document.documentElement.lang) ?? 'id',
    namespaces: frameTexts,
  });
  hydrateAsleep(
    place,
    <I18nProvider i18n={i18n}>
      <DocumentRouter>
        <AppProvider app="public">
          <SessionProvider session={session}>
            <MemberFrame
              content="document"
              title={place.dataset.title}
              sidebarOpen={sidebarFromCookie(document.cookie)}
            >
              {undefined}
            </MemberFrame>
            <Wake part={place} />
          </SessionProvider>
        </AppProvider>
      </DocumentRouter>
    </I18nProvider>,
  );
}
