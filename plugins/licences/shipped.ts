import fs from 'node:fs';
import path from 'node:path';
import {licenseOf} from './license-of';
import type {Table} from './list';

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

export function readPackage(folder: string): ShippedPackage {
  const {name, version, license} = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {name: string; version: string; license?: string};
  return {name, version, licence: licenseOf(folder, license)};
}

/** The packages that this site sends to the browser. */
export const shippedTable = (packages: ShippedPackage[]): Table => ({
  columns: ['Package', 'Version', 'License'],
  rows: packages.map(({name, version, licence}) => [`\`${name}\``, version, licence]),
});
