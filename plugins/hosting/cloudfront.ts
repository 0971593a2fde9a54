import type {Hosting} from './hosting';
import {hostRedirects} from './redirect-pages';
import {FRAMED_PAGE, unframedPolicy, type Headers} from './rules';

/**
 * A bucket serves only files, so a function maps URLs to pages: it applies the redirects, drops .html and adds index.html.
 * It runs in CloudFront's own JavaScript runtime, which lacks some newer syntax, such as destructuring.
 */
const VIEWER_REQUEST = `import cf from 'cloudfront';

const redirects = cf.kvs();

function leadTo(status, location) {
  return {statusCode: Number(status), headers: {location: {value: location}}};
}

async function handler(event) {
  const request = event.request;
  let redirect = '';
  try {
    redirect = await redirects.get(request.uri);
  } catch (unknownKey) {
    // Most paths are pages.
  }
  if (redirect) return leadTo(redirect.split(' ')[0], redirect.split(' ')[1]);
  if (request.uri.endsWith('.html')) return leadTo(301, request.uri.replace(/\\/index\\.html$/, '/').replace(/\\.html$/, ''));
  if (!/\\.[a-z0-9]+$/.test(request.uri)) request.uri = request.uri.replace(/\\/?$/, '/index.html');
  return request;
}
`;

/** Response headers policies with the paths that they apply to, and the redirects as the entries of a key value store. */
export function cloudFrontFile(hosting: Hosting): string {
  const {rules, site, baseUrls} = hosting;
  const policy = (PathPattern: string, Name: string, headers: Headers) => ({
    PathPattern,
    Name,
    CustomHeadersConfig: {Items: Object.entries(headers).map(([Header, Value]) => ({Header, Value, Override: true}))},
  });
  const withoutFrames = {...rules.everywhere, 'Content-Security-Policy': unframedPolicy(rules)};
  const content = {
    // The first pattern that matches a path counts.
    ResponseHeadersPolicies: [
      ...baseUrls.flatMap((baseUrl) => [
        policy(`${baseUrl}assets/*`, 'hashed-assets', {...withoutFrames, ...rules.hashedAssets}),
        policy(`${baseUrl}${FRAMED_PAGE}`, 'framed-page', rules.everywhere),
        policy(`${baseUrl}${FRAMED_PAGE}/`, 'framed-page', rules.everywhere),
      ]),
      policy('*', 'pages', withoutFrames),
    ],
    // The status of a missing file depends on who may list the bucket.
    CustomErrorResponses: [403, 404].map((ErrorCode) => ({ErrorCode, ResponseCode: 404, ResponsePagePath: `${site.baseUrl}404.html`})),
    ViewerRequestFunction: VIEWER_REQUEST,
    KeyValueStore: {data: hostRedirects(hosting).map(({source, target, status}) => ({key: source, value: `${status} ${target}`}))},
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
