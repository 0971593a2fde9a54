import {STAGE_FILE} from '../../src/playground/stage-file';
import type {Hosting} from './hosting';
import {hostRedirects} from './redirect-pages';
import {FRAMED_PAGE, HASHED_FILES, PRIVATE_FILES, unframedPolicy, WANTS_MARKDOWN} from './rules';
import {FETCHED_FOLDERS} from './stage-policy';

const TEXTS =
  'text/plain text/markdown text/css text/xml application/javascript text/javascript application/json application/xml application/rss+xml application/atom+xml';

const quoted = (value: string | undefined) => `"${value}"`;

/** The configuration of an nginx site. */
export function nginxFile(hosting: Hosting): string {
  const {rules, baseUrls} = hosting;
  const {'Content-Security-Policy': policy, ...others} = rules.everywhere;
  const {baseUrl, url} = hosting.site;
  const languages = `(?:${baseUrls.join('|')})`;
  return `# An nginx site, as in /etc/nginx/conf.d/site.conf. The build is in root${baseUrl === '/' ? '' : `, below ${baseUrl}`}.
map $uri $content_security_policy {
  default ${quoted(unframedPolicy(rules))};
  ~^${languages}${FRAMED_PAGE}(/|\\.html|$) ${quoted(policy)};
  ~^${languages}${STAGE_FILE.replace('.', '\\.')}$ ${quoted(rules.stage['Content-Security-Policy'])};
}

# The stage of the playground, whose origin is opaque, fetches these.
map $uri $allowed_origin {
  default "";
  ~^${languages}(?:${FETCHED_FOLDERS.join('|')})/ ${quoted(rules.fetched['Access-Control-Allow-Origin'])};
}

map $uri $cache_control {
  default ${quoted(rules.changing['Cache-Control'])};
  "~^${languages}${HASHED_FILES}" ${quoted(rules.hashedAssets['Cache-Control'])};
  ~^${languages}img/ ${quoted(rules.images['Cache-Control'])};
}

# Who asks for Markdown gets that of a page, which lies beside it.
map $http_accept $page_ending {
  default .html;
  "~*${WANTS_MARKDOWN}" .md;
}

map $sent_http_content_type $vary_by {
  default "";
  ~^text/(html|markdown) Accept;
}

${listening(new URL(url))}
  root /usr/share/nginx/html;
  absolute_redirect off;
  error_page 404 ${baseUrl}404.html;

  # The build holds a compressed copy of each text. With the module ngx_brotli, remove the # before brotli_static.
  gzip_static on;
  gzip_vary on;
  # brotli_static on;
  charset utf-8;
  include /etc/nginx/mime.types;
  types { text/markdown md; }
  charset_types ${TEXTS} image/svg+xml;

  add_header Content-Security-Policy $content_security_policy always;
  add_header Cache-Control $cache_control always;
  add_header Vary $vary_by always;
  add_header Access-Control-Allow-Origin $allowed_origin;
${Object.entries(others)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;\n`)
  .join('')}
  # docs/sequence.html is the page /docs/sequence, docs/player/index.html the page /docs/player/; other spellings lead there.
  location / {
    try_files $uri $uri$page_ending $uri.html @with_slash;
  }
  location @with_slash {
    if (-f $document_root$uri/index.html) { return 301 $uri/$is_args$args; }
    return 404;
  }
  location ~ ^(?<bare>/.*)/$ {
    try_files \${uri}index$page_ending \${uri}index.html @without_slash;
  }
  location @without_slash {
    if (-f $document_root$bare.html) { return 301 $bare$is_args$args; }
    return 404;
  }
  location ~ ^(?<bare>.*?)(/index)?\\.html$ {
    if (-f $document_root$bare.html) { return 301 $bare$is_args$args; }
    if (-f $document_root$bare/index.html) { return 301 $bare/$is_args$args; }
    return 404;
  }
  location = ${baseUrl} {
    try_files \${uri}index$page_ending \${uri}index.html =404;
  }
  location = ${baseUrl}404.html {
    internal;
  }
  location ~ ^${baseUrl}(${PRIVATE_FILES.join('|')})$ {
    return 404;
  }
${hostRedirects(hosting)
  .flatMap(({source, target, status}) => [source, `${source}/`].map((from) => `  location = ${from} { return ${status} ${target}; }\n`))
  .join('')}}
`;
}

/** How a site listens: by https and, from http, with a redirect, or by http alone if its origin says so. */
function listening({protocol, hostname}: URL): string {
  if (protocol === 'http:') return `server {\n  listen 80;\n  server_name ${hostname};`;
  return `# Readers who come by http are led on.
server {
  listen 80;
  server_name ${hostname};
  return 301 https://$host$request_uri;
}

server {
  listen 443 ssl http2;
  server_name ${hostname};
  # Certificate and key of the host, in PEM format.
  ssl_certificate /etc/nginx/tls/site.crt;
  ssl_certificate_key /etc/nginx/tls/site.key;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site:10m;`;
}
