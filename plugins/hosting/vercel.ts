import {routeOfBuilt} from '../../core/corpus/page-files';
import {STAGE_FILE} from '../../src/playground/stage-file';
import {foldersOf, type Hosting} from './hosting';
import {hostRedirects} from './redirect-pages';
import {FRAMED_PAGE, HASHED_FILES, PRIVATE_FILES, unframedPolicy, WANTS_MARKDOWN} from './rules';
import {FETCHED_FOLDERS} from './stage-policy';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Configuration in the format of Vercel's Build Output API, version 3. The one of vercel.json would not do: its headers apply to missing files, too,
 * so that a script that was missing once would be missing for a year.
 */
export function vercelFile(hosting: Hosting): string {
  const {rules, site, baseUrls, pages} = hosting;
  const base = escape(site.baseUrl);
  const languages = `(?:${baseUrls.map(escape).join('|')})`;
  const folders = foldersOf(hosting).map(escape).join('|') || '(?!)';
  const framed = `${languages}${FRAMED_PAGE}(?:/|\\.html)?$`;
  const leadTo = (Location: string, src: string, status = 308) => ({src, status, headers: {Location}});
  const has = [{type: 'header', key: 'accept', value: `.*${WANTS_MARKDOWN}.*`}];
  const routes = [
    // The answer for a page depends on what the reader accepts.
    {src: '^(?:.*/)?[^./]*$', headers: {Vary: 'Accept'}, continue: true},
    {src: `^(?!${framed}).*$`, headers: {...rules.everywhere, 'Content-Security-Policy': unframedPolicy(rules)}, continue: true},
    {src: `^${framed}`, headers: rules.everywhere, continue: true},
    {src: `^${languages}${escape(STAGE_FILE)}$`, headers: rules.stage, continue: true},
    ...hostRedirects(hosting).map(({source, target, status}) => leadTo(target, `^${escape(source)}/?$`, status)),
    {src: `^${base}(?:${PRIVATE_FILES.join('|')})$`, status: 404},
    leadTo(site.baseUrl, `^${base}index(?:\\.html)?$`),
    leadTo(`${site.baseUrl}$1/`, `^${base}(${folders})(?:\\.html|/index\\.html)?$`),
    // Two slashes, or a slash and a backslash, at the beginning would lead to another site.
    leadTo(`${site.baseUrl}$1`, `^${base}(?!(?:${folders})/$)([^/\\\\].*?)(?:/index\\.html|\\.html|/)$`),
    {src: '^(.*/)$', has, dest: '$1index.md'},
    {src: '^(.*/[^./]+)$', has, dest: '$1.md'},
    {handle: 'filesystem'},
    {handle: 'hit'},
    {src: `^${languages}${HASHED_FILES}.*$`, headers: rules.hashedAssets, continue: true},
    {src: '^.*\\.md$', headers: {'Content-Type': 'text/markdown; charset=utf-8'}, continue: true},
    {src: `^${languages}img/.*$`, headers: rules.images, continue: true},
    {src: `^${languages}(?:${FETCHED_FOLDERS.join('|')})/.*$`, headers: rules.fetched, continue: true},
    {handle: 'error'},
    {src: '^.*$', status: 404, dest: `${site.baseUrl}404.html`},
  ];
  const overrides = Object.fromEntries(
    pages
      .filter((name) => name !== '404.html' && !/(^|\/)index\.html$/.test(name))
      .map((name) => [site.baseUrl.slice(1) + name, {path: site.baseUrl.slice(1) + routeOfBuilt(name)}]),
  );
  return `${JSON.stringify({version: 3, routes, overrides}, null, 2)}\n`;
}
