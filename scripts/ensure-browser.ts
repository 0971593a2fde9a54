import {findBrowser} from './lib/browser';

/** Finds or installs the browser once, before tests that run in parallel look for it. */
try {
  console.log(`Browser: ${findBrowser()}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
