import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {packageVersions} from '../core/toolkit/packages';
import {compareReleases} from '../core/toolkit/releases/compare';
import {NpmReleases} from '../core/toolkit/releases/releases';
import {runScript} from './lib/arguments';

const USAGE = `npm run compare -- 3.3.103 4.0.0                       all packages, for a migration page
npm run compare -- 4.0.331 4.0.332 @remotion/renderer   one of them`;

/** Prints what two releases of the toolkit export differently: what is gone (-), new (+), or has become optional, required or another default (~). */
runScript(async () => {
  const [from, to, ...names] = process.argv.slice(2);
  if (!from || !to) {
    console.error(USAGE);
    return 1;
  }
  const dir = process.cwd();
  const releases = new NpmReleases(dir);
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'compared-'));
  // The core comes first, since the types of the others refer to it.
  const wanted = names.length > 0 ? ['remotion', ...names.filter((name) => name !== 'remotion')] : Object.keys(packageVersions).sort().reverse();
  for (const name of wanted) {
    const found = await compareReleases(place, releases, name, {from, to}).catch((error: Error) => error.message.split('\n')[0] ?? '');
    if (typeof found === 'string' || !found) console.log(`\n${name}: ${found ?? 'not published on both sides'}`);
    else console.log([`\n${name} ${found.from} → ${found.to}: ${found.lines.length} differences`, ...found.lines.map((line) => `  ${line}`)].join('\n'));
  }
  fs.rmSync(place, {recursive: true});
  return 0;
});
