import fs from 'node:fs';
import {installBrowser, mayInstall} from '../../scripts/lib/browser';

/** Names of Firefox on Linux and macOS, and their usual folders. */
const CANDIDATES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/**
 * Path of an installed Firefox: that in `FIREFOX_PATH`, or Debian's, or any other. As root on Debian, it is installed if it is missing.
 * @throws Error that says what to install
 */
export function findFirefox(): string {
  const found = [process.env.FIREFOX_PATH, ...CANDIDATES].find((path) => path && fs.existsSync(path));
  if (found) return found;
  if (!mayInstall())
    throw new Error(
      'No Firefox was found. Install one (Debian: sudo apt-get install firefox-esr; macOS: brew install --cask firefox) or set FIREFOX_PATH to its executable.',
    );
  console.log("Installing Debian's firefox-esr, which takes about a minute.");
  installBrowser('firefox-esr');
  return '/usr/bin/firefox-esr';
}
