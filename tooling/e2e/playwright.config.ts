import { defineConfig, devices } from '@playwright/test';
import { headlessLaunchOptions } from '@rimba/config/chromium';
import { product } from './support/product.ts';

/** The product as people use it: an instance on a database of its own for each of three workers. */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './support/products.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // On two cores: a test waits for a fifth of its time.
  workers: 3,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  // Three workers and three products share what may be two cores. No test is about how long something takes: what comes
  // late comes all the same.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  use: {
    baseURL: product.url,
    launchOptions: headlessLaunchOptions(),
    actionTimeout: 40_000,
    // A trace of every test doubles the work of the browser: `--trace on` where one wants to see.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Answers that a worker keeps would hide from a test what it looks at; offline.spec.ts lets it work.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      // One pixel to a point: without a graphics card the processor draws the map, which takes it thrice as long in a
      // phone's real pixels.
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 },
      grep: /@phone/,
    },
  ],
});
