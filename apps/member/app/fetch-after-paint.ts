/** What a script or link says of itself until it may begin; a browser knows no such kind and leaves it alone. */
const held = 'after-paint';

/** Runs in the page. Whoever is told nothing of paints, or too late, gets the app all the same. */
function beginAfterPaint(held: string): void {
  let begun = false;
  const begin = () => {
    const script = document.querySelector<HTMLScriptElement>(`script[type="${held}"]`);
    if (begun || !script) return;
    begun = true;
    // Each by itself: all at once they would hold the page up.
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${held}"]`)) {
      setTimeout(() => {
        link.rel = link.as === 'fetch' ? 'preload' : 'modulepreload';
      });
    }
    setTimeout(() => {
      const app = document.createElement('script');
      app.type = 'module';
      app.nonce = script.nonce;
      app.textContent = script.textContent;
      script.replaceWith(app);
    });
  };
  const longestWaitMs = 2_000;
  setTimeout(begin, document.hidden ? 0 : longestWaitMs);
  new PerformanceObserver((_entries, paints) => {
    paints.disconnect();
    // What has been read since then is painted two frames later.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
  }).observe({ type: 'paint', buffered: true });
}

/** What React Router and `root.tsx` write of what a page fetches, and what stands there instead. */
const replacements = (nonce: string): readonly [RegExp, string][] => [
  [/<link rel="modulepreload"/g, `<link rel="${held}"`],
  [/<link rel="preload" as="fetch"/g, `<link rel="${held}" as="fetch"`],
  [/type="module" async=""/, `type="${held}"`],
  [/<\/body>/, `<script nonce="${nonce}">(${beginAfterPaint})('${held}')</script></body>`],
];

/**
 * Has a page that can be read by itself fetch the app once it has been painted: until then, what is to be seen has the
 * line for itself. Without it the largest paint of such a page came after 5 times that of a bare one, with it after 2.
 * A page that is written otherwise is no page: its app would be fetched too early, or never.
 */
export function fetchAfterPaint(html: string, nonce = ''): string {
  let page = html;
  for (const [written, instead] of replacements(nonce)) {
    const before = page;
    page = before.replace(written, () => instead);
    if (page === before) throw new Error(`A page to be fetched after its paint has no ${written}`);
  }
  return page;
}
