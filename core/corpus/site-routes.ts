import fs from 'node:fs';
import path from 'node:path';
import type {Corpus} from './corpus';
import {routeOf} from './routes';
import {CATALOG, LISTS} from './sections';

/** The paths of all existing pages: written ones, those in src/pages/, and those generated from entries in data/. */
export function siteRoutes({dir, pages}: Pick<Corpus, 'dir' | 'pages'>): string[] {
  const entries = CATALOG.flatMap((kind) => filesBelow(path.join(dir, 'data', kind), /\.yml$/).map((name) => `/${kind}/${name}`));
  const single = filesBelow(path.join(dir, 'src/pages'), /\.(tsx|mdx)$/)
    .filter((name) => !path.posix.basename(name).startsWith('_'))
    .map((name) => `/${name}`.replace(/\/index$/, '/'));
  return [...pages.map(routeOf), ...LISTS, ...entries, ...single];
}

function filesBelow(folder: string, ending: RegExp): string[] {
  if (!fs.existsSync(folder)) return [];
  const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => file.split(path.sep).join('/'));
  return files.filter((file) => ending.test(file)).map((file) => file.replace(ending, ''));
}
