import path from 'node:path';
import base from '../../playwright.config';

const ROOT = path.join(__dirname, '../..');

/** The tests as they are, but less patient: with a fault, most of them wait for what never comes. */
export default {
  ...base,
  testDir: path.join(ROOT, 'tests'),
  globalSetup: path.join(ROOT, 'tests/browser/find-browser.ts'),
  outputDir: path.join(ROOT, '.cache/faults-results'),
  projects: base.projects?.map((project) => ({...project, testDir: path.join(ROOT, project.testDir ?? 'tests')})),
  workers: 1,
  timeout: 90_000,
  expect: {timeout: 7000},
  use: {...base.use, actionTimeout: 7000, navigationTimeout: 15_000, trace: 'off', screenshot: 'off'} as const,
};
