import fs from 'node:fs';
import path from 'node:path';
import {SHIPPED_FILE} from '.';
import {shippedPackages, type ShippedPackage} from './shipped';

/** Adds the packages that files belong to, which another bundler has put into the build, to the list of those that the site ships. */
export function addShipped(siteDir: string, generatedFilesDir: string, files: string[]): void {
  const list = path.join(generatedFilesDir, SHIPPED_FILE);
  const known = fs.existsSync(list) ? (JSON.parse(fs.readFileSync(list, 'utf8')) as ShippedPackage[]) : [];
  const byName = new Map([...known, ...shippedPackages(siteDir, files)].map((shipped) => [`${shipped.name} ${shipped.version}`, shipped]));
  fs.mkdirSync(path.dirname(list), {recursive: true});
  fs.writeFileSync(
    list,
    JSON.stringify(
      [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
      null,
      2,
    ),
  );
}
