import {cloudFrontFile} from './cloudfront';
import type {Hosting} from './hosting';
import {nginxFile} from './nginx';
import {hostRedirects} from './redirect-pages';
import {FRAMED_PAGE, unframedPolicy, type Headers} from './rules';

/** Configuration files by name, for Netlify and Cloudflare Pages, Vercel, nginx and CloudFront. */
export function hostFiles(hosting: Hosting): Map<string, string> {
  return new Map([
    ['_headers', headersFile(hosting)],
    ['_redirects', redirectsFile(hosting)],
    ['vercel.json', vercelFile(hosting)],
    ['nginx.conf', nginxFile(hosting)],
    ['cloudfront.json', cloudFrontFile(hosting)],
  ]);
}

/**
 * Netlify and Cloudflare Pages combine the headers of all matching rules, and where there are two policies, both apply.
 * So the policy against frames has its own rules, one for each section except the framed page.
 */
function headersFile({rules, site, baseUrls, sections}: Hosting): string {
  const block = (path: string, headers: Headers) =>
    `${path}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  const guarded = sections.filter((section) => section !== FRAMED_PAGE);
  return [
    block(`${site.baseUrl}*`, rules.everywhere),
    ...baseUrls.flatMap((baseUrl) => [
      block(`${baseUrl}assets/*`, rules.hashedAssets),
      ...guarded.flatMap((section) => (section === '' ? [baseUrl] : [baseUrl + section, `${baseUrl}${section}/*`]).map((path) => block(path, rules.unframed))),
    ]),
  ].join('\n');
}

/** Cloudflare redirects before it looks for files; Netlify serves a file that exists, which redirects to the same place. */
function redirectsFile(hosting: Hosting): string {
  return hostRedirects(hosting)
    .map(({source, target, status}) => `${source} ${target} ${status}\n`)
    .join('');
}

function vercelFile(hosting: Hosting): string {
  const {rules, site, baseUrls} = hosting;
  const others = baseUrls.map((baseUrl) => baseUrl.slice(site.baseUrl.length)).filter(Boolean);
  const framed = `${others.length > 0 ? `(?:${others.join('|')})?` : ''}${FRAMED_PAGE}`;
  const list = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({key, value}));
  const withoutFrames = {...rules.everywhere, 'Content-Security-Policy': unframedPolicy(rules)};
  return json({
    // URLs that end in .html redirect to the page without it.
    cleanUrls: true,
    headers: [
      {source: `${site.baseUrl}((?!${framed}/?$).*)`, headers: list(withoutFrames)},
      {source: `${site.baseUrl}(${framed}/?)`, headers: list(rules.everywhere)},
      ...baseUrls.map((baseUrl) => ({source: `${baseUrl}assets/(.*)`, headers: list(rules.hashedAssets)})),
    ],
    redirects: hostRedirects(hosting).map(({source, target, status}) => ({source, destination: target, permanent: status === 301})),
  });
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
