import {execFileSync} from 'node:child_process';
import fs from 'node:fs';

/** Debian's Chromium without a window, which runs tests in half the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Names of Chrome or Chromium on Linux and macOS, and their usual folders. */
const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags for a headless Chromium that does not check for updates and also runs as root in a container. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of an installed Chrome or Chromium: that in `CHROME_PATH`, Debian's headless shell, or any other.
 * As root on Debian, the headless shell is installed if it is missing.
 * @throws Error that says what to install
 */
export function findBrowser(): string {
  const found = [process.env.CHROME_PATH, HEADLESS_SHELL].find((path) => path && fs.existsSync(path)) ?? installed();
  if (found) return found;
  throw new Error(
    'No Chrome or Chromium was found. Install one (Debian and Ubuntu: sudo apt-get install chromium; macOS: brew install --cask chromium) or set CHROME_PATH to its executable.',
  );
}

/** The headless shell where it can be installed, otherwise another browser. */
function installed(): string | undefined {
  const other = CANDIDATES.find((path) => fs.existsSync(path));
  if (!mayInstall()) return other;
  console.log("Installing Debian's chromium-headless-shell, which takes about a minute.");
  try {
    installBrowser('chromium-headless-shell');
    return HEADLESS_SHELL;
  } catch {
    console.log('It could not be installed. With another Chromium, the tests take twice as long.');
    if (!other) installBrowser('chromium');
    return other ?? '/usr/bin/chromium';
  }
}

/** Whether this is a Debian whose browsers may be installed without asking. */
export const mayInstall = (): boolean => process.platform === 'linux' && process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');

/**
 * Installs a browser and the fonts that it falls back to.
 * @throws Error when that fails
 */
export function installBrowser(name: string): void {
  execFileSync('apt-get', ['update'], {stdio: 'inherit'});
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-liberation', 'fonts-noto-color-emoji'], {stdio: 'inherit'});
}
