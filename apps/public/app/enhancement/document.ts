import { followThemeChoices } from '@rimba/shell/document-theme';
import { bringDrawings } from './late-drawings.ts';
import { askForRightVariant } from './stored-session.ts';
import { showUnderWay } from './under-way.ts';

/** The one script of every document. */
if (!askForRightVariant()) {
  bringDrawings();
  showUnderWay();
  followThemeChoices(document.querySelectorAll<HTMLInputElement>('[data-theme-choices] input'));
  // What is chosen stands in the address, which a page may have changed since it was sent.
  for (const other of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')) {
    other.addEventListener('click', () => {
      other.search = window.location.search;
    });
  }
  for (const back of document.querySelectorAll<HTMLElement>('[data-go-back]')) {
    back.hidden = window.history.length < 2;
    back.addEventListener('click', () => window.history.back());
  }
}

// A page that comes back from the browser's memory is as it was left: perhaps before signing in, or out.
window.addEventListener('pageshow', ({ persisted }) => persisted && askForRightVariant());
