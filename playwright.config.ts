import {defineConfig} from '@playwright/test';
import {BROWSER_FLAGS, findBrowser} from './scripts/lib/browser';

/** The fixture sites of tests/sites, in an installed Chromium. A test that fails leaves a trace and a screenshot in test-results. */
export default defineConfig({
  testDir: 'tests',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: 'list',
  use: {launchOptions: {executablePath: findBrowser(), args: BROWSER_FLAGS}, trace: 'retain-on-failure', screenshot: 'only-on-failure'},
  projects: [{name: 'sites', testMatch: 'sites/*.spec.ts'}],
});
