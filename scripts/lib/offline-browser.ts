import fs from 'node:fs';
import path from 'node:path';
import {findBrowser} from './browser';

/** The browser finds this machine only. */
export const OFFLINE_RULES = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** A script in a folder that starts the browser so, and writes down its process where `PROBE_PIDS` says. */
export function offlineBrowser(folder: string): string {
  const file = path.join(folder, 'browser');
  fs.writeFileSync(file, `#!/bin/sh\necho $$ >> "\${PROBE_PIDS:-/dev/null}"\nexec "${findBrowser()}" "${OFFLINE_RULES}" "$@"\n`, {mode: 0o755});
  return file;
}
