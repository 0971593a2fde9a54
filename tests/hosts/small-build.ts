import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Hosting} from '../../plugins/hosting/hosting';
import {hostFiles, publishedFiles} from '../../plugins/hosting/hosts';
import {redirectPages} from '../../plugins/hosting/redirect-pages';
import {hostRules} from '../../plugins/hosting/rules';
import {wellKnownFiles} from '../../plugins/hosting/well-known';
import {STAGE_FILE} from '../../src/playground/stage-file';
import {precompress} from '../../scripts/lib/precompress';
import type {Built} from './adapters/adapter';

const REDIRECTS = [
  {from: '/discord', to: 'https://discord.gg/x?a=1&b=2'},
  {from: '/docs/old', to: '/docs/sequence#part'},
  {from: '/clip.mp4', to: 'https://example.com/clip.mp4'},
];

/** The pages of a small site, by file and path: with and without a slash, a page above others, one that may be framed. */
const PAGES: Record<string, string> = {
  'index.html': '',
  'blog.html': 'blog',
  'blog/4-0.html': 'blog/4-0',
  'docs/index.html': 'docs/',
  'docs/sequence.html': 'docs/sequence',
  'docs/player/index.html': 'docs/player/',
  'docs/player/api.html': 'docs/player/api',
  'ai-embed.html': 'ai-embed',
};

/**
 * Lays out a small build with the files of its hosts.
 * @param languages folders of further languages, such as de
 */
export async function smallBuild(origin: string, baseUrl: string, languages: string[] = []): Promise<Built & {remove: () => void}> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'small-build-'));
  const built: Built = {build: path.join(folder, 'build'), hosts: path.join(folder, 'build-hosts'), baseUrl};
  const write = (name: string, content: string, into = built.build) => {
    fs.mkdirSync(path.dirname(path.join(into, name)), {recursive: true});
    fs.writeFileSync(path.join(into, name), content);
  };
  const prefixes = ['', ...languages.map((language) => `${language}/`)];
  const pages = prefixes.flatMap((prefix) => Object.entries(PAGES).map(([file, route]) => [prefix + file, prefix + route] as const));
  for (const [file, route] of pages) {
    write(file, pageAt(`${origin}${baseUrl}${route}`));
    write(file.replace(/\.html$/, '.md'), `---\ntitle: Page\ncanonical: ${origin}${baseUrl}${route}\n---\n\n${'# Page with some text\n\n'.repeat(120)}`);
  }
  write('404.html', pageAt(`${origin}${baseUrl}404.html`));
  write(
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?><urlset>${pages.map(([, route]) => `<url><loc>${origin}${baseUrl}${route}</loc></url>`).join('')}</urlset>`,
  );
  write('assets/js/main.a1b2c3.js', `const words = '${'frame '.repeat(500)}';`);
  write('search-index/en-docs.0123456789.bin', 'packed');
  write('search-index/manifest.json', '{}');
  write('demos/tune.json', '{}');
  for (const prefix of prefixes) write(prefix + STAGE_FILE, '<!doctype html><title>Stage</title>');
  write('img/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const baseUrls = prefixes.map((prefix) => baseUrl + prefix);
  for (const prefix of prefixes)
    for (const [name, content] of redirectPages(REDIRECTS, {url: origin, baseUrl: baseUrl + prefix})) write(prefix + name, content);
  const hosting: Hosting = {
    rules: hostRules(["'sha256-x'"], {}, {isSecure: origin.startsWith('https:'), includesSubdomains: false}),
    redirects: REDIRECTS,
    site: {url: origin, baseUrl},
    baseUrls,
    sections: ['', 'ai-embed', 'blog', 'docs'],
    pages: fs.readdirSync(built.build, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html')),
    languages: ['en', ...languages],
  };
  for (const [name, content] of [...publishedFiles(hosting), ...wellKnownFiles(hosting.site, 'mailto:hello@example.com', new Date())]) write(name, content);
  for (const [name, content] of hostFiles(hosting)) write(name, content, built.hosts);
  await precompress(built.build, path.join(folder, 'cache'));
  return {...built, remove: () => fs.rmSync(folder, {recursive: true})};
}

const pageAt = (url: string): string => `<!doctype html><title>Page</title><link rel="canonical" href="${url}"><p>${'A page with some text. '.repeat(120)}</p>`;
