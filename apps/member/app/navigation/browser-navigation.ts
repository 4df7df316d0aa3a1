import { UNSAFE_createBrowserHistory } from 'react-router';
import { failedPage, type LoadedPage, loadPage } from './load-page.tsx';
import { createNavigation, type Navigation } from './navigation.ts';
import { createPlaces } from './places.ts';

let navigation: Navigation<LoadedPage> | undefined;

/** The way from page to page in this window. */
export function browserNavigation(): Navigation<LoadedPage> {
  navigation ??= createNavigation({
    history: UNSAFE_createBrowserHistory(),
    load: loadPage,
    failed: failedPage,
    leave(address) {
      // The browser may have gone there by itself: the same address again is no page load.
      const { pathname, search, hash } = window.location;
      if (address === pathname + search + hash) window.location.reload();
      else window.location.assign(address);
    },
    places: createPlaces(),
  });
  return navigation;
}
