import type { Page } from '@playwright/test';

/**
 * Keeps what a page asks for back, as a network does that is far away.
 * @returns what lets it through
 */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return letThrough;
}

/**
 * Keeps what a page asks for back. Does what asks for it, sees that it was asked
 * for, looks at the page meanwhile, and only then lets it through.
 */
export async function whileHeld(
  page: Page,
  address: RegExp,
  ask: () => Promise<unknown>,
  look: () => Promise<void>,
): Promise<void> {
  const answer = await holdBack(page, address);
  const asked = page.waitForRequest(address);
  // A press that leads to another page is over for the driver when that page is there.
  const pressed = ask();
  await asked;
  await look();
  answer();
  await pressed;
  await page.unroute(address);
}

/**
 * Has nothing fetched ahead: what was is there before it is asked for, and cannot be kept back. A script that rules
 * nothing stands in the place of the rules: React counts what it was sent.
 */
export const withoutPrefetch = (page: Page) =>
  page.addInitScript(() => {
    const drop = () => {
      const rules = document.querySelector('script[type=speculationrules]');
      if (!rules) return;
      const nothing = document.createElement('script');
      nothing.type = 'text/plain';
      rules.replaceWith(nothing);
    };
    new MutationObserver(drop).observe(document, { childList: true, subtree: true });
  });

/**
 * Has a page say what it shows once a press was drawn: a page that is left answers its driver no more.
 * @returns a promise of it, for the next press
 */
export async function tellWhenPressed(page: Page) {
  await page.addInitScript(() => {
    const tell = () => {
      const line = document.documentElement.matches('[data-under-way]');
      const marked = document.querySelectorAll('a[aria-busy="true"]').length;
      // biome-ignore lint/suspicious/noConsole: the page has no other way to say it while it is left
      console.debug(`pressed: ${line} ${marked}`);
    };
    addEventListener('click', () => requestAnimationFrame(() => requestAnimationFrame(tell)), true);
  });
  return () => page.waitForEvent('console', (message) => message.text().startsWith('pressed: '));
}
