import fs from 'node:fs';
import path from 'node:path';
import {builtFileOf} from '../../core/corpus/page-files';
import {sitemapUrls} from '../../scripts/lib/host-checks/expected';
import {tools} from './tools';

type Dom = {querySelectorAll: (selector: string) => ArrayLike<{textContent: string}>};
type Readers = {
  linkedom: {parseHTML: (html: string) => {document: Dom & {body: unknown}}};
  readability: {Readability: new (document: unknown) => {parse: () => {content: string} | null}};
  turndown: {default: new (options: object) => {use: (plugin: unknown) => void; turndown: (html: string) => string}};
  gfm: {gfm: unknown};
  parser: {parse: (html: string) => {querySelector: (selector: string) => {querySelectorAll: (selector: string) => {text: string}[]} | null}};
};

/** What a program that reads pages lost of one of them. */
export type Loss = {page: string; reader: string; what: string};

const EVERY = 18;

/** Lets common programs read a sample of the documentation's pages from their HTML, and counts what each of them loses. */
export async function readersOf(build: string, baseUrl: string): Promise<{pages: number; losses: Loss[]}> {
  const readers = await load();
  const docs = sitemapUrls(fs.readFileSync(path.join(build, 'sitemap.xml'), 'utf8')).filter(({pathname}) => pathname.startsWith(`${baseUrl}docs/`));
  const pages = docs.filter((_, index) => index % EVERY === 0).map(({pathname}) => pathname.slice(baseUrl.length));
  const losses = pages.flatMap((page) => lossesOf(readers, fs.readFileSync(path.join(build, builtFileOf(page)), 'utf8')).map((loss) => ({page, ...loss})));
  return {pages: pages.length, losses};
}

async function load(): Promise<Readers> {
  return {
    linkedom: await tools.load<Readers['linkedom']>('linkedom'),
    readability: await tools.load<Readers['readability']>('@mozilla/readability'),
    turndown: await tools.load<Readers['turndown']>('turndown'),
    gfm: await tools.load<Readers['gfm']>('turndown-plugin-gfm'),
    parser: await tools.load<Readers['parser']>('node-html-parser'),
  };
}

function lossesOf(readers: Readers, html: string): Omit<Loss, 'page'>[] {
  const {document} = readers.linkedom.parseHTML(html);
  const within = (selector: string) => Array.from(document.querySelectorAll(`.theme-doc-markdown ${selector}`)).map(({textContent}) => squeeze(textContent));
  const expected = {headings: within('h2'), rows: within('tr').length, samples: within('figure[data-lang] pre').length};
  const lost = (reader: string, what: string, had: number, has: number) => (has >= had ? [] : [{reader, what: `${had - has} of ${had} ${what}`}]);

  const read = new readers.readability.Readability(readers.linkedom.parseHTML(html).document).parse()?.content ?? '';
  const article = readers.linkedom.parseHTML(`<!doctype html><html><body>${read}</body></html>`).document;
  const headings = new Set(Array.from(article.querySelectorAll('h1, h2, h3')).map(({textContent}) => squeeze(textContent)));

  const turndown = new readers.turndown.default({codeBlockStyle: 'fenced', headingStyle: 'atx'});
  turndown.use(readers.gfm.gfm);
  const markdown = turndown.turndown(/<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? '');

  const main = readers.parser.parse(html).querySelector('main');
  return [
    ...lost('Readability', 'headings', expected.headings.length, expected.headings.filter((heading) => headings.has(heading)).length),
    ...lost('Turndown', 'languages of samples', expected.samples, (markdown.match(/^ *```[a-z]+$/gm) ?? []).length),
    ...lost('Turndown', 'table rows', expected.rows, (markdown.match(/^ *\|(?! ?-)/gm) ?? []).length),
    ...lost('node-html-parser', 'headings in main', expected.headings.length, main?.querySelectorAll('h2').length ?? 0),
    ...lost('node-html-parser', 'table rows in main', expected.rows, main?.querySelectorAll('tr').length ?? 0),
  ];
}

const squeeze = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();
