import {findBrowser} from '../../scripts/lib/browser';

/** Finds or installs the browser once, before the workers look for it at the same time. */
export default function prepare(): void {
  console.log(`Browser: ${findBrowser()}`);
}
