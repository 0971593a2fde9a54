import {foldersOf, type Hosting} from './hosting';
import {hostRedirects} from './redirect-pages';
import {WANTS_MARKDOWN} from './rules';

/** What the service accepts for the code of a function, in bytes. */
export const MAX_FUNCTION_BYTES = 10_240;

/**
 * A bucket serves only files, so a function maps URLs to pages: it applies the redirects, leads other spellings of a path to the page's own, and finds its file, the page's or, for who asks for it, that of its Markdown.
 * It runs in CloudFront's own JavaScript runtime, which lacks some newer syntax. The redirects are part of it, since an update of the stack then updates both.
 */
const HANDLER = `
function leadTo(status, location) {
  return {statusCode: status, headers: {location: {value: location}}};
}

function handler(event) {
  var request = event.request;
  if (!request.uri.startsWith(base)) return request;
  var path = request.uri.slice(base.length);
  // Two slashes, or a slash and a backslash, would lead to another site; no file begins so.
  if (/^[/\\\\]/.test(path)) return request;
  var page = path.replace(/(^|\\/)index\\.html$/, '').replace(/\\.html$/, '').replace(/\\/+$/, '');
  var language = languages.find(function (each) { return page.startsWith(each); }) || '';
  var redirect = redirects[page.slice(language.length)];
  if (redirect) return leadTo(redirect[0], redirect[1].startsWith('/') ? base + language + redirect[1].slice(1) : redirect[1]);
  if (/\\.[a-z0-9]+$/.test(path) && !path.endsWith('.html')) return request;
  var address = base + page + (folders.includes(page) ? '/' : '');
  if (address !== request.uri) {
    var query = Object.keys(request.querystring || {}).map(function (key) { return key + '=' + request.querystring[key].value; }).join('&');
    return leadTo(301, address + (query && '?' + query));
  }
  var accept = request.headers && request.headers.accept;
  request.uri = address + (address.endsWith('/') ? 'index' : '') + (accept && markdown.test(accept.value) ? '.md' : '.html');
  return request;
}
`;

/** @throws Error when the redirects do not fit into a function */
export function cloudFrontFunction(hosting: Hosting): string {
  const {site, baseUrls} = hosting;
  const languages = baseUrls.map((baseUrl) => baseUrl.slice(site.baseUrl.length)).filter(Boolean);
  const own = hostRedirects({...hosting, site: {...site, baseUrl: '/'}, baseUrls: ['/']});
  const redirects = Object.fromEntries(own.map(({source, target, status}) => [source.slice(1), [status, target]]));
  const code = [
    `var base = ${JSON.stringify(site.baseUrl)};`,
    `var languages = ${JSON.stringify(languages)};`,
    // Without a prototype, a path such as constructor is no redirect.
    `var redirects = Object.assign(Object.create(null), ${JSON.stringify(redirects)});`,
    `var markdown = /${WANTS_MARKDOWN.replaceAll('/', '\\/')}/i;`,
    `var folders = ${JSON.stringify(foldersOf(hosting))};`,
  ].join('\n');
  const size = Buffer.byteLength(code + HANDLER);
  if (size <= MAX_FUNCTION_BYTES) return code + HANDLER;
  throw new Error(
    `plugins/hosting: the CloudFront function has ${size} bytes, and the service accepts ${MAX_FUNCTION_BYTES}. Remove redirects from data/redirects.yml.`,
  );
}
