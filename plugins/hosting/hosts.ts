import {cloudFrontFile} from './cloudfront';
import type {Hosting} from './hosting';
import {nginxFile} from './nginx';
import {sourceOf, statusOf, targetOf} from './redirect-pages';
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
function headersFile({rules, site: {baseUrl}, sections}: Hosting): string {
  const block = (path: string, headers: Headers) =>
    `${baseUrl}${path}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  const guarded = sections.filter((section) => section !== FRAMED_PAGE);
  return [
    block('*', rules.everywhere),
    block('assets/*', rules.hashedAssets),
    ...guarded.flatMap((section) => (section === '' ? [block('', rules.unframed)] : [block(section, rules.unframed), block(`${section}/*`, rules.unframed)])),
  ].join('\n');
}

/** Cloudflare redirects before it looks for files; Netlify serves a file that exists, which redirects to the same place. */
function redirectsFile({redirects, site}: Hosting): string {
  return redirects.map((redirect) => `${sourceOf(redirect, site)} ${targetOf(redirect, site)} ${statusOf(redirect)}\n`).join('');
}

function vercelFile({rules, redirects, site}: Hosting): string {
  const list = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({key, value}));
  const withoutFrames = {...rules.everywhere, 'Content-Security-Policy': unframedPolicy(rules)};
  return json({
    // URLs that end in .html redirect to the page without it.
    cleanUrls: true,
    headers: [
      {source: `${site.baseUrl}((?!${FRAMED_PAGE}/?$).*)`, headers: list(withoutFrames)},
      {source: `${site.baseUrl}(${FRAMED_PAGE}/?)`, headers: list(rules.everywhere)},
      {source: `${site.baseUrl}assets/(.*)`, headers: list(rules.hashedAssets)},
    ],
    redirects: redirects.map((redirect) => ({source: sourceOf(redirect, site), destination: targetOf(redirect, site), permanent: statusOf(redirect) === 301})),
  });
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
