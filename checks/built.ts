import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {readBuiltPages, type BuiltPage} from '../core/corpus/built-pages';
import {finding, type Finding} from '../core/corpus/finding';
import type {Report} from './check';

/**
 * Looks at the built site as a browser gets it: every internal link leads to a file, every anchor to an id, every project of the playground to its code,
 * every image exists and has its size and a text alternative, and every script parses. The framework's own check misses anchors that do not come from
 * headings, and nothing else looks at the scripts once they have been minified and named.
 * @param dir folder of the build
 * @param baseUrl path under which the site was built
 */
export function checkBuilt(dir: string, baseUrl: string): Report {
  const pages = readBuiltPages(dir, baseUrl);
  const byPath = new Map(pages.map((page) => [page.path.replace(/(.)\/$/, '$1'), page]));
  const links = pages.flatMap((page) => page.links.map((href) => ({page, href})));
  const scripts = scriptsIn(dir);
  return {
    count: links.length,
    looked: `links and ${pages.reduce((sum, {images}) => sum + images.length, 0)} images of ${pages.length} built pages, ${scripts.length} scripts`,
    findings: [
      ...links.flatMap(({page, href}) => linkFindings(dir, baseUrl, byPath, page, href)),
      ...pages.flatMap((page) => imageFindings(dir, baseUrl, page)),
      ...scripts.flatMap((file) => scriptFindings(dir, file)),
    ],
  };
}

function linkFindings(dir: string, baseUrl: string, byPath: Map<string, BuiltPage>, page: BuiltPage, href: string): Finding[] {
  if (/^(https?:|mailto:|data:)/.test(href)) return [];
  const url = new URL(href, `http://site${page.path}`);
  const target = byPath.get(decodeURIComponent(url.pathname).replace(/(.)\/$/, '$1'));
  const at = (message: string, fix: string) => [finding(page.file, 1, message, fix)];
  if (!target) {
    const asset = assetFile(dir, baseUrl, url.pathname);
    return fs.existsSync(asset) && fs.statSync(asset).isFile() ? [] : at(`${href} leads to nothing.`, 'Fix the link, or write the page that it promises.');
  }
  const project = url.pathname === `${baseUrl}play/` && /^#(demo|sample)=(.+)$/.exec(url.hash);
  if (project)
    return fs.existsSync(path.join(dir, `play/samples/${project[1]}/${project[2]}.json`))
      ? []
      : at(`${href}: the playground has no ${project[1]} "${project[2]}".`, 'See plugins/playground, which writes the projects and their links.');
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor && !target.ids.has(anchor)
    ? at(`${href}: the page has no element with the id "${anchor}".`, 'Fix the anchor, or give the heading this id.')
    : [];
}

/** The file that a host serves for a URL of the site, whatever its query (`?` and a hash that busts caches). */
const assetFile = (dir: string, baseUrl: string, address: string): string =>
  path.join(dir, decodeURIComponent(new URL(address, 'http://site').pathname).slice(baseUrl.length));

function imageFindings(dir: string, baseUrl: string, page: BuiltPage): Finding[] {
  return page.images.flatMap(({src, alt, width, height}) => {
    const findings: Finding[] = [];
    const at = (message: string, fix: string) => findings.push(finding(page.file, 1, message, fix));
    if (alt === undefined) at(`The image ${src} has no alt.`, 'Describe the image, or set alt="" if it is only decorative.');
    if (!width || !height) at(`The image ${src} has no width or height, so the page jumps when it loads.`, 'Set both, in pixels.');
    if (src.startsWith('/') && !fs.existsSync(assetFile(dir, baseUrl, src))) at(`The image ${src} does not exist.`, 'Add the file to static/.');
    return findings;
  });
}

const scriptsIn = (dir: string): string[] => {
  const folder = path.join(dir, 'assets/js');
  return fs.existsSync(folder) ? fs.readdirSync(folder).filter((file) => file.endsWith('.js')) : [];
};

function scriptFindings(dir: string, name: string): Finding[] {
  const file = path.join('assets/js', name);
  try {
    new vm.Script(fs.readFileSync(path.join(dir, file), 'utf8'), {filename: name});
    return [];
  } catch (error) {
    return [
      finding(
        file,
        1,
        `The script cannot be read: ${(error as Error).message}.`,
        'Something changed it after it was compiled: look at what a build does to its files.',
      ),
    ];
  }
}

if (require.main === module) {
  const {count, looked, findings} = checkBuilt(path.join(process.cwd(), 'build'), process.env.BASE_URL || '/');
  console.log(`${findings.length === 0 && count > 0 ? '✓' : '✗'} built: ${count} ${looked}`);
  for (const {file, message, fix} of findings) console.log(`  ${file}  ${message}\n    → ${fix}`);
  process.exitCode = findings.length === 0 && count > 0 ? 0 : 1;
}
