import {browser, file, page, script, type Fault} from '../fault';

const HEADERS = /^_headers$/;

export const SECURITY: Fault[] = [
  {statement: 'security.headers', name: 'inline scripts are allowed', patches: [file(HEADERS, "script-src 'self' ", "script-src 'self' 'unsafe-inline' ")]},
  {statement: 'security.headers', name: 'https is not asked for', patches: [file(HEADERS, 'Strict-Transport-Security', 'X-Transport-Security')]},
  {
    statement: 'security.headers',
    name: 'a page may be framed',
    patches: [file(HEADERS, /(\n\/docs\/\*\n {2}Content-Security-Policy: [^\n]*); frame-ancestors 'none'/, '$1')],
  },
  {
    statement: 'security.injection',
    name: 'text becomes code',
    patches: [
      page(/^docs\/sequence\.html$/, /createScript: function \(text\) \{[\s\S]*?\n\},/, 'createScript: function (text) { return text; },'),
      file(HEADERS, "script-src 'self' ", "script-src 'self' 'unsafe-inline' 'unsafe-eval' "),
    ],
  },
  {
    statement: 'security.injection',
    name: 'a style sheet that is injected counts',
    patches: [file(HEADERS, /style-src-elem [^;]*;/g, "style-src-elem 'self' 'unsafe-inline';")],
  },
  {
    statement: 'security.injection',
    name: 'scripts of other sites may be loaded',
    patches: [page(/^docs\/sequence\.html$/, 'return isKnown ? url : null;', 'return url;')],
  },
  {statement: 'security.caching', name: 'pages are kept for good', patches: [file(HEADERS, '/assets/*\n', '/*\n')]},
  {statement: 'security.caching', name: 'scripts are never kept', patches: [file(HEADERS, ', immutable', '')]},
  {
    statement: 'reports.sent',
    name: 'a crash is not reported',
    build: 'build-configured',
    test: 'a page that crashes',
    patches: [
      script('"crash",String', '"crashed",String'),
      browser(
        `const send = navigator.sendBeacon; navigator.sendBeacon = (url, text) => (String(text).includes('crash') ? true : send.call(navigator, url, text));`,
      ),
    ].slice(1),
  },
  {
    statement: 'reports.sent',
    name: 'it holds the query',
    build: 'build-configured',
    test: 'a page that crashes',
    patches: [script('page:location.pathname', 'page:location.pathname+location.search')],
  },
  {
    statement: 'reports.sent',
    name: 'an app that cannot start is not reported',
    build: 'build-configured',
    test: 'an app that cannot start',
    patches: [page(/^about\/index\.html$/, 'navigator.sendBeacon(', 'void (')],
  },
  {
    statement: 'reports.sent',
    name: 'a search that finds nothing is not reported',
    build: 'build-configured',
    test: 'that finds nothing',
    patches: [browser(`addEventListener('site-report', (event) => event.detail.kind === 'search' && event.stopImmediatePropagation(), true);`)],
  },
  {
    statement: 'reports.sent',
    name: 'a service that does not answer is not reported',
    build: 'build-configured',
    test: 'does not answer',
    patches: [browser(`addEventListener('site-report', (event) => event.detail.detail === 'unreachable' && event.stopImmediatePropagation(), true);`)],
  },
  {
    statement: 'reports.sent',
    name: 'the same crash is reported again and again',
    build: 'build-configured',
    test: 'an endpoint that is down',
    patches: [script(/(\w+)\.size>=10\|\|\1\.has\(\w+\)/, '$1.size>=10')],
  },
  {
    statement: 'reports.sent',
    name: 'a missing file is not reported',
    build: 'build-configured',
    test: 'cannot be loaded',
    patches: [script(/\("file",String\((\w+)\)\)/, '("files",String($1))')],
  },
];
