import fs from 'node:fs';
import path from 'node:path';

/** Gives another folder the project's packages. They are linked one by one, so that the folder has caches of its own. */
export function linkPackages(project: string, to: string): void {
  const packages = path.join(project, 'node_modules');
  fs.mkdirSync(path.join(to, 'node_modules'), {recursive: true});
  for (const name of fs.readdirSync(packages)) {
    const link = path.join(to, 'node_modules', name);
    if (name !== '.cache' && !fs.existsSync(link)) fs.symlinkSync(path.join(packages, name), link);
  }
}
