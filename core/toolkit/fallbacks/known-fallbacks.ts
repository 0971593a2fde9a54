import fs from 'node:fs';
import path from 'node:path';
import {openMemory} from '../../cache/remember';
import {parseJavaScript} from '../javascript';
import {installedPackages, publishedScripts} from '../published-scripts';
import {fallbacksIn} from './read-fallbacks';

/** By name of a member and package: the values that its code takes where the member has none. */
export type Fallbacks = Record<string, Record<string, string[]>>;

/**
 * What the code of the packages that a project has installed falls back to, read once for each state of its packages: that takes five seconds.
 * @param dir absolute path of the project
 */
export function knownFallbacks(dir: string): Fallbacks {
  const project = installed(dir);
  if (project === undefined) return {};
  const memory = openMemory<Fallbacks>(project, 'fallbacks');
  const known = memory.get('all') ?? readFallbacks(path.join(project, 'node_modules'));
  memory.set('all', known);
  memory.save();
  return known;
}

/** The nearest folder that has the toolkit installed, where Node.js finds it, too. */
function installed(dir: string): string | undefined {
  if (fs.existsSync(path.join(dir, 'node_modules/remotion'))) return dir;
  const above = path.dirname(dir);
  return above === dir ? undefined : installed(above);
}

function readFallbacks(modules: string): Fallbacks {
  const all = new Map<string, Map<string, Set<string>>>();
  for (const from of installedPackages(modules))
    for (const file of publishedScripts(modules, from))
      for (const {name, value} of fallbacksIn(parseJavaScript(path.join(modules, file)))) {
        const byPackage = all.get(name) ?? new Map<string, Set<string>>();
        all.set(name, byPackage.set(from, (byPackage.get(from) ?? new Set<string>()).add(value)));
      }
  return Object.fromEntries([...all].map(([name, byPackage]) => [name, Object.fromEntries([...byPackage].map(([from, values]) => [from, [...values]]))]));
}
