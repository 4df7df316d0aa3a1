import type { Page } from '@playwright/test';

/**
 * Each control of a page that Tab does not come to. Of what is chosen by arrows (radio buttons, tabs, a toolbar's) it
 * comes to one; what nobody sees or may press is left out.
 */
export async function beyondTab(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement | SVGElement>(
      'a[href], button:not(:disabled), input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled), summary',
    );
    const seen = [...controls].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('[inert], [aria-hidden="true"]') === null,
    );
    const left = new Set(seen);
    Object.assign(window, { left });
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return;
      const radio = target.matches('[type=radio]') ? target.getAttribute('name') : undefined;
      const group = target.closest('[role=tablist], [role=toolbar], [role=group]');
      for (const one of left) {
        const isByArrow =
          (radio !== undefined && one.getAttribute('name') === radio) ||
          (one.tabIndex < 0 && group?.contains(one) === true);
        if (one === target || isByArrow) left.delete(one);
      }
    });
    window.scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return seen.length;
  });
  // Held down, without a look at the page between two stops. A map and what it draws are stops that are no controls of
  // the page.
  await Promise.all(Array.from({ length: count + 20 }, () => page.keyboard.down('Tab')));
  await page.keyboard.up('Tab');
  return page.evaluate(() =>
    [...(Reflect.get(window, 'left') as Set<HTMLElement>)].map(
      (one) =>
        `${one.tagName} "${(one.textContent.trim() || one.getAttribute('aria-label') || one.id).slice(0, 40)}"`,
    ),
  );
}
