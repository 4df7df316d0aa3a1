import { Idiomorph } from 'idiomorph';

/** What React has not brought to life: all of a visitor's document, the content in the adopters' frame. */
const sentPart = (page: Document) => page.querySelector('[data-awake]') ?? page.body;

const isIsland = (node: Node) => node instanceof Element && node.matches('[data-island]');

/** While developing: a changed document is put in place of the shown one, and islands keep what was typed in them. */
async function showChanges(): Promise<void> {
  const response = await fetch(window.location.href);
  if (!response.ok) return;
  const changed = new DOMParser().parseFromString(await response.text(), 'text/html');
  document.title = changed.title;
  Idiomorph.morph(sentPart(document), sentPart(changed), {
    callbacks: { beforeNodeMorphed: (shown) => !isIsland(shown) },
  });
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[data-react-router-critical-css]')) {
    const address = new URL(sheet.href);
    address.searchParams.set('changed', String(Date.now()));
    sheet.href = address.href;
  }
}

// Said whenever a file that a page is made of has changed.
import.meta.hot?.on('react-router:hmr', () => void showChanges());
