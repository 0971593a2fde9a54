import {defineConfig} from '@playwright/test';
import {BROWSER_FLAGS} from './scripts/lib/browser';
import type {Options, WorkerOptions} from './tests/browser/fixtures';
import {thirdParties} from './tests/browser/lib/kit';

/** Runs the tests of tests/browser and tests/sites on the last builds, in the browser that is installed; none is downloaded. */
export default defineConfig<Options, WorkerOptions>({
  testDir: 'tests',
  outputDir: '.cache/browser-tests',
  globalSetup: './tests/browser/find-browser.ts',
  workers: 2,
  // A test that fails once has failed.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Only what never comes takes this long, on a busy machine, too.
  timeout: 120_000,
  expect: {timeout: 30_000},
  reporter: [['list'], ['json', {outputFile: '.cache/browser-tests/report.json'}]],
  use: {
    viewport: {width: 1440, height: 900},
    // Without a GPU, a process of its own for what it would do is only one more to start.
    launchOptions: {args: [...BROWSER_FLAGS, '--in-process-gpu']},
    screenshot: 'only-on-failure',
    // What was done, asked for and printed. Copies of the document at each step would take a third of the whole time; --trace on has them.
    trace: {mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false},
  },
  projects: [
    {name: 'a11y', testDir: 'tests/browser/a11y'},
    {name: 'site', testDir: 'tests/browser/site'},
    // The fixture sites that tests/sites/build.ts makes.
    {name: 'sites', testDir: 'tests/sites'},
    // The build that tests/sites/build-configured.ts makes.
    {name: 'configured', testDir: 'tests/browser/configured', use: {build: 'build-configured', basePath: '/kit/', thirdParties}},
  ],
});
