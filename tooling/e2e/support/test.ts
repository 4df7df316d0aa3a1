import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { type Account, storedSession } from './account.ts';
import { type ProductAddress, product } from './product.ts';
import { createWatch, type Watch } from './watch.ts';

interface Fixtures {
  /** The product that the test's browsers are at: the worker's, unless it says otherwise. */
  readonly at: ProductAddress;
  readonly watch: Watch;
  /** Another browser: a visitor's, or one in which an account is signed in. */
  readonly openBrowser: (account?: Account, options?: BrowserContextOptions) => Promise<Page>;
}

/**
 * Playwright blocks service workers by a function that warns on the page's console. A browser that knows of none
 * is as blocked, and says nothing.
 */
async function hideServiceWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
}

/** What a test still has to do with a page's calls ends with the test: it does not fail one that is over. */
const letCallsGo = (context: BrowserContext) =>
  Promise.all([context, ...context.pages()].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));

/** Every page of every test is watched: whatever goes wrong behind its back fails the test. */
export const test = base.extend<Fixtures>({
  at: [product, { option: true }],
  baseURL: ({ at }, use) => use(at.url),
  watch: async ({ at }, use) => {
    const watch = createWatch(at.url);
    await use(watch);
    test.expect(watch.faults()).toEqual([]);
  },
  context: async ({ context, watch, serviceWorkers }, use) => {
    if (serviceWorkers === 'block') await hideServiceWorkers(context);
    watch.follow(context);
    await use(context);
    await letCallsGo(context);
  },
  openBrowser: async ({ at, browser, watch, serviceWorkers }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (account, options = {}) => {
      const storageState = account && storedSession(account, at);
      const context = await browser.newContext({ ...options, ...(storageState && { storageState }) });
      if (serviceWorkers === 'block') await hideServiceWorkers(context);
      watch.follow(context);
      opened.push(context);
      return context.newPage();
    });
    await Promise.all(
      opened.map(async (context) => {
        await letCallsGo(context);
        await context.close();
      }),
    );
  },
});

export { expect } from '@playwright/test';
