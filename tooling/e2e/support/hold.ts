import type { Page } from '@playwright/test';

/**
 * Keeps what a page asks for back, as a network does that is far away. Does what asks for it, sees that it was asked
 * for, looks at the page meanwhile, and only then lets it through.
 */
export async function whileHeld(
  page: Page,
  address: RegExp,
  ask: () => Promise<unknown>,
  look: () => Promise<void>,
): Promise<void> {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await answered;
    await route.fallback();
  });
  const asked = page.waitForRequest(address);
  // A press that leads to another page is over for the driver when that page is there.
  const pressed = ask();
  await asked;
  await look();
  answer();
  await pressed;
  await page.unroute(address);
}
