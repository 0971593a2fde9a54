import fs from 'node:fs';
import path from 'node:path';
import {PRIVATE_FILES} from '../../plugins/hosting/rules';

/** What a request for a path of the site leads to. */
export type Found = {kind: 'file'; file: string} | {kind: 'redirect'; status: number; location: string} | {kind: 'missing'};

const MISSING: Found = {kind: 'missing'};

/**
 * Finds what a path is answered with: a file by its own name, a page by its path; other spellings of a page's path lead to it.
 * @param directory folder of the build
 * @param address path below the base path, encoded as in the request, without a slash in front
 */
export function findFile(directory: string, baseUrl: string, address: string): Found {
  if (/^[/\\]/.test(address) || PRIVATE_FILES.includes(address)) return MISSING;
  const isFile = (name: string) => nameOf(directory, name) !== undefined;
  const leadTo = (page: string): Found => ({kind: 'redirect', status: 301, location: baseUrl + page});
  const page = address
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  const asFolder = page === '' ? '' : `${page}/`;
  const [own, file] = isFile(`${asFolder}index.html`)
    ? [asFolder, `${asFolder}index.html`]
    : isFile(`${page}.html`)
      ? [page, `${page}.html`]
      : [undefined, address];
  if (own !== undefined && own !== address && !(address === '404.html')) return leadTo(own);
  const found = own === undefined && address.endsWith('.html') ? undefined : nameOf(directory, file);
  return found ? {kind: 'file', file: found} : MISSING;
}

/** The file of a build by its encoded name, if there is one; never one outside of the build. */
function nameOf(directory: string, name: string): string | undefined {
  try {
    const folder = path.resolve(directory);
    const file = path.join(folder, decodeURIComponent(name));
    return file.startsWith(folder + path.sep) && fs.statSync(file, {throwIfNoEntry: false})?.isFile() ? file : undefined;
  } catch {
    // A name that cannot be decoded is no file's.
    return undefined;
  }
}

/** Reads a `_redirects` file: path, target and status on each line. Those with placeholders are about file names, which `findFile` knows. */
export function parseRedirects(text: string): Map<string, {status: number; location: string}> {
  const lines = text.split('\n').filter((line) => line && !line.includes('/:'));
  return new Map(lines.map((line) => line.split(' ')).map(([from = '', location = '', status]) => [from, {location, status: Number(status)}]));
}
