/** A blending that is given up (the window is turned, another page is asked for) is no fault. */
function letGo(blending: ViewTransition): void {
  for (const step of [blending.ready, blending.updateCallbackDone, blending.finished])
    step.catch(() => undefined);
}

/** The drawing with which the card of a tree begins that leads to an address. */
function drawingOnCard(address: string): Element | null | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-to-drawing]');
  const link = [...links].find(({ href }) => href === address);
  return link?.closest('article')?.firstElementChild;
}

/**
 * A tree's drawing becomes the one on its page, which is marked there. Begun with any other page (a payment, a file), the
 * browser would call it failed in that page, where nobody can catch it.
 */
export function blendDrawings(): void {
  window.addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    letGo(viewTransition);
    for (const marked of document.querySelectorAll('[data-blends]')) marked.removeAttribute('data-blends');
    const drawing = activation?.entry.url && drawingOnCard(activation.entry.url);
    if (drawing) drawing.setAttribute('data-blends', '');
    else viewTransition.skipTransition();
  });
  window.addEventListener('pagereveal', ({ viewTransition }) => viewTransition && letGo(viewTransition));
}
