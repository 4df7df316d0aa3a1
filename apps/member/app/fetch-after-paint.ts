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

/**
 * Has a page that can be read by itself fetch the app once it has been painted: until then, what is to be seen has the
 * line for itself.
 */
export const fetchAfterPaint = (html: string, nonce = ''): string =>
  html
    .replaceAll(/<link rel="(?:modulepreload|preload" as="fetch)"/g, (link) =>
      link.replace(/(?:module)?preload/, held),
    )
    .replace('type="module" async=""', `type="${held}"`)
    .replace('</body>', () => `<script nonce="${nonce}">(${beginAfterPaint})('${held}')</script></body>`);
