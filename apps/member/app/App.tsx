import { sidebarFromCookie } from '@rimba/shell';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router';
import { FirstEntry } from './frame/FirstEntry.tsx';
import { Frame } from './frame/Frame.tsx';
import { browserNavigation } from './navigation/browser-navigation.ts';
import type { LoadedPage } from './navigation/load-page.tsx';
import type { View } from './navigation/navigation.ts';
import { forgetServedState } from './served/served-state.ts';

interface AppProps {
  /** The page that stands there already, as the server has sent it. */
  served: View<LoadedPage> | undefined;
}

/** The page that the reader has come to; until the first is there, the one place of the loading overlay at entry. */
export function App({ served }: AppProps) {
  const view = useView(served);
  if (view === undefined) return <FirstEntry />;
  const { Page, params } = view.page;
  return (
    <Router location={view.location} navigator={browserNavigation()}>
      <Frame at={view} sidebarOpen={sidebarFromCookie(document.cookie)} served={view === served}>
        <Page params={params} />
      </Frame>
    </Router>
  );
}

function useView(served: View<LoadedPage> | undefined): View<LoadedPage> | undefined {
  const [view, setView] = useState(served);
  useEffect(
    () =>
      browserNavigation().follow((next) => {
        // Parts of the page that was sent come to life after it, and have to tell the same moment.
        if (next !== served) forgetServedState();
        startTransition(() => setView(next));
      }),
    [served],
  );
  useLayoutEffect(() => {
    // Whoever went down the page that was sent before it lived stays where they are.
    const stays = view === served && window.scrollY > 0;
    if (view && !stays) putInPlace(view);
  }, [view, served]);
  return view;
}

function putInPlace({ place, location }: View<LoadedPage>) {
  if (place === 'same') return;
  if (typeof place === 'number') return window.scrollTo(0, place);
  const part = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (part) part.scrollIntoView();
  else window.scrollTo(0, 0);
}
