import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from '@rimba/config/chromium';
import { product } from './support/product.ts';

/** The product as people use it: one instance on a database of its own, shared by every test of the run. */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './support/shared-product.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: product.url,
    launchOptions: chromiumLaunchOptions(),
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    // Answers that a worker keeps would hide from a test what it looks at; offline.spec.ts lets it work.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } }, grep: /@phone/ },
  ],
});
