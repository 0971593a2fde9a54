import type {Redirect} from '../../data/redirects';
import {isPermanent, targetOf, type Site} from './redirect-pages';
import {FRAMED_PAGE, type Headers, type HostRules} from './rules';

/** Everything that a host is configured from. */
export type Hosting = {
  rules: HostRules;
  redirects: Redirect[];
  site: Site;
  /** First parts of the paths of all pages, such as docs; the home page is the empty one. */
  sections: string[];
};

const sourceOf = ({from}: Redirect, {baseUrl}: Site): string => baseUrl + from.slice(1);

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
 * Netlify and Cloudflare Pages add up the headers of all rules that match, and of two policies both hold.
 * So the policy against frames stands in rules of its own, one for each section but the framed page.
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

/** Cloudflare answers before it looks at files; Netlify shows a file that exists, which leads to the same place. */
function redirectsFile({redirects, site}: Hosting): string {
  return redirects.map((redirect) => `${sourceOf(redirect, site)} ${targetOf(redirect, site)} ${isPermanent(redirect) ? 301 : 302}\n`).join('');
}

function vercelFile({rules, redirects, site}: Hosting): string {
  const list = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({key, value}));
  const withoutFrames = {...rules.everywhere, 'Content-Security-Policy': unframedPolicy(rules)};
  return json({
    headers: [
      {source: `${site.baseUrl}((?!${FRAMED_PAGE}).*)`, headers: list(withoutFrames)},
      {source: `${site.baseUrl}${FRAMED_PAGE}`, headers: list(rules.everywhere)},
      {source: `${site.baseUrl}assets/(.*)`, headers: list(rules.hashedAssets)},
    ],
    redirects: redirects.map((redirect) => ({source: sourceOf(redirect, site), destination: targetOf(redirect, site), permanent: isPermanent(redirect)})),
  });
}

function nginxFile({rules, redirects, site}: Hosting): string {
  const {'Content-Security-Policy': policy, ...others} = rules.everywhere;
  const {baseUrl} = site;
  const quoted = (value: string | undefined) => `"${value}"`;
  return `# A site of nginx, as in /etc/nginx/conf.d/site.conf. The build lies in root${baseUrl === '/' ? '' : `, below ${baseUrl}`}.
map $uri $content_security_policy {
  default ${quoted(unframedPolicy(rules))};
  ~^${baseUrl}${FRAMED_PAGE}/? ${quoted(policy)};
}

map $uri $cache_control {
  default "no-cache";
  ~^${baseUrl}assets/ ${quoted(rules.hashedAssets['Cache-Control'])};
}

server {
  listen 80;
  root /usr/share/nginx/html;
  absolute_redirect off;
  error_page 404 ${baseUrl}404.html;

  add_header Content-Security-Policy $content_security_policy always;
  add_header Cache-Control $cache_control always;
${Object.entries(others)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;\n`)
  .join('')}
  location / {
    try_files $uri $uri/index.html =404;
  }
${redirects.map((redirect) => `  location = ${sourceOf(redirect, site)} { return ${isPermanent(redirect) ? 301 : 302} ${targetOf(redirect, site)}; }\n`).join('')}}
`;
}

/** Response headers policies with the paths that they belong to, and the redirects as the entries of a key value store. */
function cloudFrontFile({rules, redirects, site}: Hosting): string {
  const policy = (name: string, headers: Headers) => ({
    Name: name,
    CustomHeadersConfig: {Items: Object.entries(headers).map(([Header, Value]) => ({Header, Value, Override: true}))},
  });
  const withoutFrames = {...rules.everywhere, 'Content-Security-Policy': unframedPolicy(rules)};
  return json({
    ResponseHeadersPolicies: [
      {PathPattern: `${site.baseUrl}assets/*`, ...policy('hashed-assets', {...withoutFrames, ...rules.hashedAssets})},
      {PathPattern: `${site.baseUrl}${FRAMED_PAGE}`, ...policy('framed-page', rules.everywhere)},
      {PathPattern: '*', ...policy('pages', withoutFrames)},
    ],
    CustomErrorResponses: [{ErrorCode: 403, ResponseCode: 404, ResponsePagePath: `${site.baseUrl}404.html`}],
    KeyValueStore: {data: redirects.map((redirect) => ({key: sourceOf(redirect, site), value: targetOf(redirect, site)}))},
  });
}

const unframedPolicy = ({everywhere, unframed}: HostRules) => `${everywhere['Content-Security-Policy']}; ${unframed['Content-Security-Policy']}`;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
