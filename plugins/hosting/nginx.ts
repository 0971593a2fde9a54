import type {Hosting} from './hosting';
import {hostRedirects} from './redirect-pages';
import {FRAMED_PAGE, unframedPolicy} from './rules';

/** The configuration of an nginx site. */
export function nginxFile(hosting: Hosting): string {
  const {rules, baseUrls} = hosting;
  const {'Content-Security-Policy': policy, ...others} = rules.everywhere;
  const {baseUrl} = hosting.site;
  const languages = `(${baseUrls.join('|')})`;
  const quoted = (value: string | undefined) => `"${value}"`;
  return `# An nginx site, as in /etc/nginx/conf.d/site.conf. The build is in root${baseUrl === '/' ? '' : `, below ${baseUrl}`}.
map $uri $content_security_policy {
  default ${quoted(unframedPolicy(rules))};
  ~^${languages}${FRAMED_PAGE}(/|$) ${quoted(policy)};
}

map $uri $cache_control {
  default "no-cache";
  ~^${languages}assets/ ${quoted(rules.hashedAssets['Cache-Control'])};
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
  location = ${baseUrl}404.html {
    internal;
  }
  # URLs that end in .html redirect to the page without it.
  location ~ \\.html$ {
    rewrite ^(.*/)index\\.html$ $1 permanent;
    rewrite ^(.*)\\.html$ $1 permanent;
  }
${hostRedirects(hosting)
  .map(({source, target, status}) => `  location = ${source} { return ${status} ${target}; }\n`)
  .join('')}}
`;
}
