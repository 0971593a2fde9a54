import fs from 'node:fs';
import path from 'node:path';
import {withoutSlash} from '../corpus/routes';

/** A URL of the documentation site that an installed package contains. */
export type PackageLink = {
  /** The URL without its origin: /docs/encoding#audio-codec. */
  url: string;
  path: string;
  anchor?: string;
  /** Where it first occurs: file, relative to the packages' folder, and line. */
  file: string;
  line: number;
};

/**
 * Readers see a URL in a message, a type or an option's description. Source maps repeat the sources, README and CHANGELOG are for npm,
 * and a nested node_modules is not part of the toolkit. No file is skipped for its size: all files together take about a second.
 */
const READ = /\.(js|mjs|cjs|d\.ts|d\.mts|d\.cts|json)$/;

const END = String.raw`[^\s"'\`<>(){}\\*|\]]`;
/** With an origin, or with the constant that holds it; other hosts such as bugs.remotion.dev are not pages of this site. */
const WITH_ORIGIN = new RegExp(String.raw`(?:(?<![\w.@-])(?:www\.)?remotion\.dev|DOCS_URL\})((?:/${END}*)?(?:#${END}*)?(?:\$\{)?)`, 'g');
/** Descriptions of options are HTML whose links have no origin. */
const IN_HTML = /href: ?"(\/[^"]+)"/g;

/**
 * Finds the URLs of this site in remotion and @remotion/*, each once.
 * @param packages a node_modules folder
 */
export function linksInPackages(packages: string): {links: PackageLink[]; files: number; packages: number} {
  const names = packageNames(packages);
  const files = names.flatMap((name) => filesOf(packages, name));
  const links = new Map<string, PackageLink>();
  for (const file of files) {
    const source = fs.readFileSync(path.join(packages, file));
    // Looking for bytes first avoids decoding most files.
    if (!source.includes('remotion.dev') && !source.includes('DOCS_URL') && !source.includes('href')) continue;
    const text = source.toString();
    for (const match of [...text.matchAll(WITH_ORIGIN), ...text.matchAll(IN_HTML)]) {
      // A period or comma ends the sentence, not the URL.
      const url = (match[1] ?? '').replace(/[.,:;!?]+$/, '') || '/';
      const [pathname = '', anchor] = url.split('#');
      const key = withoutSlash(pathname) + (anchor ? `#${anchor}` : '');
      if (!links.has(key)) links.set(key, {url, path: pathname, anchor, file, line: text.slice(0, match.index).split('\n').length});
    }
  }
  return {links: [...links.values()].sort((a, b) => a.url.localeCompare(b.url, 'en')), files: files.length, packages: names.length};
}

function packageNames(packages: string): string[] {
  const scope = path.join(packages, '@remotion');
  const scoped = fs.existsSync(scope) ? fs.readdirSync(scope).map((name) => `@remotion/${name}`) : [];
  return ['remotion', ...scoped].filter((name) => fs.existsSync(path.join(packages, name, 'package.json')));
}

function filesOf(packages: string, folder: string): string[] {
  return fs.readdirSync(path.join(packages, folder), {withFileTypes: true}).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesOf(packages, name);
    return READ.test(entry.name) ? [name] : [];
  });
}
