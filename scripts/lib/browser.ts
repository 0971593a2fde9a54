import {execFileSync} from 'node:child_process';
import fs from 'node:fs';

/** Names under which a Chrome or Chromium is found on Linux, macOS and in the usual folders. */
const CANDIDATES = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags for a headless Chromium that keeps to itself: it asks nobody for updates, also as root in a container. */
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
 * Path of an installed Chrome or Chromium; on Debian as root it is installed when there is none.
 * @throws Error that says what to install
 */
export function findBrowser(): string {
  const found = CANDIDATES.find((path) => path && fs.existsSync(path));
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    console.log("No browser found: installing Debian's chromium, which takes about a minute.");
    execFileSync('apt-get', ['update'], {stdio: 'inherit'});
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], {stdio: 'inherit'});
    return '/usr/bin/chromium';
  }
  throw new Error(
    'No Chrome or Chromium was found. Install one (Debian and Ubuntu: sudo apt-get install chromium; macOS: brew install --cask chromium) or set CHROME_PATH to its executable.',
  );
}
