import fs from 'node:fs';
import path from 'node:path';
import type {Project} from './project';
import {setting} from './run-folder';

/** A browser of the project that writes down with which options it was last started. */
export function recordedBrowser(project: Project): {file: string; arguments(): string[]} {
  const file = path.join(project.folder, 'recorded-browser');
  const record = `${file}.txt`;
  fs.writeFileSync(file, `#!/bin/sh\nprintf '%s\\n' "$@" > "${record}"\nexec "${setting('browser')}" "$@"\n`, {mode: 0o755});
  return {file, arguments: () => fs.readFileSync(record, 'utf8').split('\n')};
}
