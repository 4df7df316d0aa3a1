import { parseLanguage } from '@rimba/i18n';
import { createBrowserI18n } from '@rimba/i18n/browser';
import { I18nProvider } from '@rimba/i18n/react';
import { hydrateAsleep, Wake } from '@rimba/rendering/wake';
import { AppProvider, MissingNotice } from '@rimba/shell';
import { type ComponentType, StrictMode } from 'react';
import { DocumentRouter } from '../member-frame/DocumentRouter.tsx';
import { namespacesOf } from '../texts-in-browser.ts';
import { HydratedPage } from './HydratedPage.tsx';
import { IslandBoundary } from './IslandBoundary.tsx';

/** Hydrates the document's island by its name; each takes its place in the document as `Island` sent it. */
export async function bringToLife(islands: Readonly<Record<string, ComponentType>>): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-island]');
  const Part = islands[place?.dataset.island ?? ''];
  if (!place || !Part) return;
  const i18n = await createBrowserI18n({
    language: parseLanguage(document.documentElement.lang) ?? 'id',
    namespaces: namespacesOf(window.location.pathname),
  });
  hydrateAsleep(
    place,
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <DocumentRouter>
          <AppProvider app="public">
            <HydratedPage>
              <IslandBoundary>
                <Part />
                <MissingNotice layout="inline" />
                <Wake part={place} />
              </IslandBoundary>
            </HydratedPage>
          </AppProvider>
        </DocumentRouter>
      </I18nProvider>
    </StrictMode>,
  );
}
