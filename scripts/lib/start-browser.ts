import {chromium, type Browser, type LaunchOptions} from '@playwright/test';
import {BROWSER_FLAGS, findBrowser} from './browser';

/**
 * Starts the browser that is installed, with the flags of a machine that tests.
 * @throws Error when none is installed, or when it does not start twice in a row
 */
export const startBrowser = (options: LaunchOptions = {}): Promise<Browser> =>
  twice(() => chromium.launch({executablePath: findBrowser(), args: BROWSER_FLAGS, ...options}));

/** Starts something, and once more if it ends while it starts, as a browser now and then does on a busy machine. That says nothing about the site. */
export async function twice<T>(start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    console.warn(`The browser did not start, and is started once more: ${String(error).split('\n')[0]}`);
    return start();
  }
}
