import fs from 'node:fs';
import path from 'node:path';

export type ShippedPackage = {name: string; version: string; licence: string};

/** Its icons are in static/img/brands.svg, so no module in the browser names it. */
const UNNAMED = ['simple-icons'];

/** The packages that files belong to, sorted and without duplicates, with version and license. */
export function shippedPackages(dir: string, files: string[]): ShippedPackage[] {
  const folders = files.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.split(path.sep).join('/'))?.[0] ?? []);
  const unnamed = UNNAMED.map((name) => path.join(dir, 'node_modules', name));
  const packages = [...new Set([...folders, ...unnamed])].map(readPackage);
  const byName = new Map(packages.map((shipped) => [`${shipped.name} ${shipped.version}`, shipped]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readPackage(folder: string): ShippedPackage {
  const {name, version, license} = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {name: string; version: string; license?: string};
  // Packages of the toolkit that name no license are under the toolkit's.
  return {name, version, licence: license ?? (name.startsWith('@remotion/') ? 'Remotion License' : 'not stated')};
}

const BEGIN = '{/* Written by npm run licences. */}';
const END = '{/* End of the list. */}';

/** The page with the list of packages between its two markers. */
export function withList(page: string, packages: ShippedPackage[]): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`The page needs the lines ${BEGIN} and ${END}.`);
  const rows = packages.map(({name, version, licence}) => `| \`${name}\` | ${version} | ${licence} |`);
  return `${page.slice(0, begin)}${BEGIN}\n\n| package | version | license |\n| --- | --- | --- |\n${rows.join('\n')}\n\n${page.slice(end)}`;
}
