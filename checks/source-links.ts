import fs from 'node:fs';
import path from 'node:path';
import {judgedPages, type Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {PAGES, type Check, type Report} from './check';

const INSTALLED = path.join(__dirname, '../node_modules');
/** Where packages keep the declarations of src/. */
const OUTPUT = ['dist', 'dist/cjs', 'dist/esm'];

/** Each page about an export links the code it documents, in a file that the published package was compiled from. */
export const sourceLinks: Check = {
  name: 'source-links',
  rule: 'pages about an export link the file that declares it, and the published package was compiled from that file',
  failsOn: ['source-links', /does not link its source|nothing compiled/],
  files: PAGES,
  run: (corpus) => checkSourceLinks(judgedPages(corpus), INSTALLED),
};

/** @param packages the node_modules folder that holds remotion and @remotion/* */
export function checkSourceLinks(pages: Page[], packages: string): Report {
  const folders = packageFolders(packages);
  const linked = pages.filter(({frontMatter}) => typeof frontMatter.source === 'string');
  const files = linked.filter(({frontMatter}) => /\.tsx?$/.test(String(frontMatter.source)));
  return {
    count: pages.length,
    looked: `pages, of which ${linked.length} link their source: ${files.length} a file, ${linked.length - files.length} a package`,
    findings: pages.flatMap((page) => sourceFindings(page, folders)),
  };
}

/** The folder of each package in the toolkit's repository, as its package.json says, and where it is installed. */
function packageFolders(packages: string): Map<string, string> {
  const scope = path.join(packages, '@remotion');
  const scoped = fs.existsSync(scope) ? fs.readdirSync(scope).map((name) => path.join(scope, name)) : [];
  return new Map([path.join(packages, 'remotion'), ...scoped].flatMap((dir) => repositoryFolder(dir).map((folder) => [folder, dir] as const)));
}

function repositoryFolder(dir: string): string[] {
  const file = path.join(dir, 'package.json');
  if (!fs.existsSync(file)) return [];
  const {repository} = JSON.parse(fs.readFileSync(file, 'utf8')) as {repository?: {url?: string}};
  return /\/(packages\/[\w-]+)$/.exec(repository?.url ?? '')?.slice(1) ?? [];
}

function sourceFindings(page: Page, folders: Map<string, string>): Finding[] {
  const {file} = page;
  const {kind, source} = page.frontMatter;
  if (typeof source !== 'string')
    return kind === 'api' ? [finding(file, 1, 'The page does not link its source.', 'Add source: packages/…/src/… to the front matter.')] : [];
  const [, folder = '', module] = /^(packages\/[\w-]+)(?:\/src\/(.+)\.tsx?)?$/.exec(source) ?? [];
  const installed = folders.get(folder);
  const at = (message: string) => [
    finding(
      file,
      page.lineOf('source'),
      message,
      'Name the file that declares it in the documented release: the published .d.ts files have the names of those in src/.',
    ),
  ];
  if (!installed) return at(`${folder || source} is not the folder of an installed package.`);
  if (module && !OUTPUT.some((output) => fs.existsSync(path.join(installed, output, `${module}.d.ts`))))
    return at(`The package has nothing compiled from ${source}.`);
  return [];
}
