import fs from 'node:fs';
import path from 'node:path';
import type {Corpus} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {britishWordsIn} from '../core/prose/american';
import type {Check} from './check';

/** Everything that people read or write here: pages with their samples, data, and code with its names and comments. */
const FOLDERS = [
  'docs',
  'blog',
  'learn',
  'success-stories',
  'data',
  'demos',
  'figures',
  'src',
  'config',
  'core',
  'plugins',
  'checks',
  'scripts',
  'probes',
  'tests',
];
/** Written by programs, downloaded, or wrong on purpose. */
const GENERATED = /(^|\/)(package-lock\.json|node_modules\/)|^tests\/fixtures\/|^probes\/sentences\.json$|^data\/outside-sentences\.json$/;
const READ = /\.(mdx?|tsx?|mts|css|ya?ml|json)$/;

type Exception = {files: RegExp; text: RegExp; reason: string};

/** What stays British, and why. The text is left out where it stands; the rest of its line is judged. */
const EXCEPTIONS: Exception[] = [
  {files: /^data\/(anchors\.json|lost-anchors\.yml|toolkit-links\.yml|since\.json)$/, text: /.+/g, reason: 'addresses and names that exist elsewhere'},
  {files: /^(data\/synonyms\.yml|tests\/search\/queries\.yml)$/, text: /.+/g, reason: 'words that readers type, in either variety'},
  {
    files:
      /^(checks\/american|core\/prose\/american|data\/british-spellings|tests\/lib\/planted-defects|tests\/faults\/lies\/families|tests\/unit\/(american|search-words|spelling)\.test)\.ts$/,
    text: /.+/g,
    reason: 'words that are wrong on purpose',
  },
  {files: /licences/, text: /\blicences?\b/g, reason: 'the command of that name'},
  {files: /./, text: /npm run licences|"licences"|'licences'|(plugins|\.\.)\/licences|licences\.ts/g, reason: 'the command of that name'},
  {files: /./, text: /\{\/\* (?:probe|source)s?: [^*]*\*\/\}|harbour\.svg/g, reason: 'names of files'},
  {
    files: /./,
    text: /got cancelled|'cancelled'|Rendering was cancelled|to have numbers afterwards|cannot change it afterwards|remotion_cancelledError|[Ss]eeking[ -]backwards[ -]is[ -]not[ -]supported|[Rr]ender[ -]was[ -]cancelled[ -]using/g,
    reason: 'messages and names of the toolkit',
  },
  {files: /tally/, text: /\bcancelled\b/g, reason: 'what the test runner of Node prints'},
];

/** The project is written in American English, as the toolkit names its things: color, center, license. */
export const american: Check = {
  name: 'american',
  rule: 'prose, samples and code are written in American English: color, behavior, center, license',
  failsOn: ['american', /is British/],
  files: new RegExp(`^((${FOLDERS.join('|')})/.*|[^/]+)${READ.source}`),
  run(corpus) {
    const files = filesOf(corpus);
    return {
      count: files.length,
      looked: `files, with ${EXCEPTIONS.length} exceptions`,
      findings: files.flatMap((file) => findingsIn(file, fs.readFileSync(path.join(corpus.dir, file), 'utf8'))),
    };
  },
};

function filesOf({dir, isJudged}: Corpus): string[] {
  const below = FOLDERS.filter((folder) => fs.existsSync(path.join(dir, folder))).flatMap((folder) =>
    fs.readdirSync(path.join(dir, folder), {recursive: true, encoding: 'utf8'}).map((name) => `${folder}/${name.split(path.sep).join('/')}`),
  );
  return [...fs.readdirSync(dir), ...below].filter((file) => READ.test(file) && !GENERATED.test(file) && isJudged(file)).sort();
}

function findingsIn(file: string, source: string): Finding[] {
  const exceptions = EXCEPTIONS.filter(({files}) => files.test(file));
  return withoutOldAnchors(source)
    .split('\n')
    .flatMap((line, index) =>
      britishWordsIn(exceptions.reduce((text, exception) => text.replace(exception.text, blank), line)).map(({word, american: form}) =>
        finding(file, index + 1, `"${word}" is British.`, `Write "${form}"; a quotation belongs to the exceptions in checks/american.ts.`),
      ),
    );
}

/** Addresses never die, so the front matter keeps anchors that were spelled differently. */
const withoutOldAnchors = (source: string) => source.replace(/^anchors:\r?\n(?: .*\r?\n)+/m, blank);

/** As many lines as before, and characters. */
const blank = (text: string) => text.replace(/[^\r\n]/g, ' ');
