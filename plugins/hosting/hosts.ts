import {STAGE_FILE} from '../../src/playground/stage-file';
import {SEARCH_FOLDER} from '../../src/search/files';
import {cloudFrontTemplate} from './cloudfront';
import {foldersOf, type Hosting} from './hosting';
import {nginxFile} from './nginx';
import {hostRedirects} from './redirect-pages';
import {FRAMED_PAGE, unframedPolicy, type Headers} from './rules';
import {FETCHED_FOLDERS} from './stage-policy';
import {vercelFile} from './vercel';

/** Configuration files that a host reads in the published folder, by name: those of Netlify and Cloudflare Pages. */
export function publishedFiles(hosting: Hosting): Map<string, string> {
  return new Map([
    ['_headers', headersFile(hosting)],
    ['_redirects', redirectsFile(hosting)],
  ]);
}

/** Configuration files for hosts that read them elsewhere, by name; they are not published. */
export function hostFiles(hosting: Hosting): Map<string, string> {
  return new Map([
    ['nginx.conf', nginxFile(hosting)],
    ['vercel-output.json', vercelFile(hosting)],
    ['cloudformation.json', cloudFrontTemplate(hosting)],
  ]);
}

/**
 * Netlify and Cloudflare Pages combine the headers of all matching rules, and where there are two policies, both apply.
 * So the policy that holds for any address is one that the stage of the playground can work with; each section has the stricter one of pages in a rule of
 * its own, which is also against frames except for the framed page. The page for missing addresses, which may be anywhere, states that policy itself.
 */
function headersFile({rules, site, baseUrls, sections, languages}: Hosting): string {
  const block = (path: string, headers: Headers) =>
    `${path}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  const policyOf = (section: string): Headers => ({
    'Content-Security-Policy': section === FRAMED_PAGE ? (rules.everywhere['Content-Security-Policy'] ?? '') : unframedPolicy(rules),
  });
  const cachingOf: Record<string, Headers> = {assets: rules.hashedAssets, img: rules.images};
  return [
    block(`${site.baseUrl}*`, {...rules.everywhere, ...rules.anyAddress}),
    ...baseUrls.flatMap((baseUrl) => [
      ...FETCHED_FOLDERS.map((folder) => block(`${baseUrl}${folder}/*`, {...cachingOf[folder], ...rules.fetched})),
      // The list of the search files has no hash in its name; it begins with no language.
      ...languages.map((language) => block(`${baseUrl}${SEARCH_FOLDER}/${language}-*`, rules.hashedAssets)),
      block(baseUrl + STAGE_FILE, rules.stage),
      ...sections.flatMap((section) =>
        (section === '' ? [baseUrl] : [baseUrl + section, `${baseUrl}${section}/*`]).map((path) => block(path, policyOf(section))),
      ),
    ]),
  ].join('\n');
}

/**
 * Cloudflare redirects before it looks for files; Netlify serves a file that exists, which redirects to the same place.
 * Both add and drop slashes by themselves, but neither knows a page by all of its file names; a placeholder stands for one segment.
 */
function redirectsFile(hosting: Hosting): string {
  const {site, pages} = hosting;
  const lines = hostRedirects(hosting).flatMap(({source, target, status}) =>
    [source, ...(/\.\w+$/.test(source) ? [] : [`${source}/`])].map((from) => `${from} ${target} ${status}`),
  );
  const folders = foldersOf(hosting).flatMap((folder) =>
    ['.html', '/index.html'].map((ending) => `${site.baseUrl}${folder}${ending} ${site.baseUrl}${folder}/ 301`),
  );
  const depth = Math.max(0, ...pages.map((name) => name.split('/').length));
  const files = Array.from({length: depth}, (_, index) => {
    const page = site.baseUrl + Array.from({length: index + 1}, (__, segment) => `:segment${segment + 1}`).join('/');
    return `${page}/index.html ${page} 301`;
  });
  return `${[...lines, ...folders, ...files].join('\n')}\n`;
}
