/** Where open pages stand, except the one with a form. A document's script is too small to bring the table of pages. */
const openPage =
  /^\/(?:(?:id|en)\/)?(?:(?!other\/contact-us)(?:pohon|kabar|program-kami|tentang-kami|periksa-sertifikat|other)\/[^.]*)?$/;

/** Whether the page at an address blends with this one. An adopter's home is of the other app. */
export function takesPart(address: string, isAdopters: boolean): boolean {
  const { pathname } = new URL(address);
  return openPage.test(pathname) && !(isAdopters && /^\/(?:id\/|en\/)?$/.test(pathname));
}

/** A blending that is given up (the window is turned, another page is asked for) is no fault. */
function letGo(blending: ViewTransition): void {
  for (const step of [blending.ready, blending.updateCallbackDone, blending.finished])
    step.catch(() => undefined);
}

/**
 * Blends with pages that take part only. Begun with any other (a payment, a file), the browser would call it failed in
 * that page, where nobody can catch it.
 */
export function blendOpenPages(): void {
  const isAdopters = document.documentElement.dataset.variant === 'member';
  window.addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    letGo(viewTransition);
    const next = activation?.entry.url;
    if (!next || !takesPart(next, isAdopters)) viewTransition.skipTransition();
  });
  window.addEventListener('pagereveal', ({ viewTransition }) => viewTransition && letGo(viewTransition));
}
