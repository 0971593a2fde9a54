import {browser, page, remove, script, type Fault} from '../fault';

const HOME = /^index\.html$/;

export const PAGES: Fault[] = [
  {
    statement: 'pages.title',
    name: 'two pages have one title',
    patches: [page(/^docs\/spring\.html$/, /<title[^>]*>[^<]*/, '<title>&lt;Sequence&gt; | Remotion')],
  },
  {
    statement: 'pages.title',
    name: 'the title stays when the reader goes to another page',
    patches: [
      browser(
        `Object.defineProperty(document, 'title', {set() {}, get: () => document.querySelector('title').textContent}); const text = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent'); const first = document.querySelector('title').textContent; setInterval(() => { const title = document.querySelector('title'); if (title && title.textContent !== first) text.set.call(title, first); }, 5);`,
      ),
    ],
  },
  {statement: 'pages.description', name: 'one is too short', patches: [page(/^docs\/spring\.html$/, /(name="description" content=")[^"]*/, '$1Springs.')]},
  {
    statement: 'pages.canonical',
    name: 'one names another page',
    test: 'Every page',
    patches: [
      page(
        /^docs\/spring\.html$/,
        'rel="canonical" href="https://www.remotion.dev/docs/spring"',
        'rel="canonical" href="https://www.remotion.dev/docs/sequence"',
      ),
    ],
  },
  {
    statement: 'pages.canonical',
    name: 'one has a slash that its listed address has not',
    test: 'Every page',
    patches: [
      page(
        /^docs\/spring\.html$/,
        'rel="canonical" href="https://www.remotion.dev/docs/spring"',
        'rel="canonical" href="https://www.remotion.dev/docs/spring/"',
      ),
    ],
  },
  {
    statement: 'pages.canonical',
    name: 'it follows the typed address',
    test: '/docs/spring hydrates',
    patches: [
      browser(
        `const typed = location.pathname; setInterval(() => document.querySelectorAll('link[rel=canonical]').forEach((link) => (link.href = 'https://www.remotion.dev' + typed)), 10);`,
      ),
    ],
  },
  {statement: 'pages.social-card', name: 'a card is missing', test: 'a social card', patches: [remove(/^img\/cards\/docs-spring\.png$/)]},
  {
    statement: 'pages.social-card',
    name: 'a card is not described',
    test: 'its card is described',
    patches: [page(/^docs\/spring\.html$/, /(property="og:image:alt" content=")[^"]*/, '$1')],
  },
  {statement: 'pages.headings', name: 'a level is skipped', patches: [page(/^docs\/spring\.html$/, /<h2/, '<h4>a</h4><h2')]},
  {statement: 'pages.headings', name: 'there is a second h1', patches: [page(/^docs\/spring\.html$/, /<h2/, '<h1>a</h1><h2')]},
  {statement: 'pages.images', name: 'an image has no height', patches: [page(/^success-stories\.html$/, /<img([^>]*) height="[^"]*"/, '<img$1')]},
  {
    statement: 'pages.structured-data',
    name: 'it cannot be parsed',
    test: 'can be read',
    patches: [page(/^docs\/spring\.html$/, '"@type":"BreadcrumbList",', '"@type":"BreadcrumbList",,')],
  },
  {
    statement: 'pages.structured-data',
    name: 'the breadcrumbs end elsewhere',
    test: 'can be read',
    patches: [page(/^docs\/spring\.html$/, /("position":2,"name":"[^"]*","item":"https:\/\/www\.remotion\.dev)[^"]*/, '$1/docs/sequence')],
  },
  {
    statement: 'pages.structured-data',
    name: 'a page claims stars',
    test: 'nothing else',
    patches: [page(HOME, '"@type":"SoftwareApplication",', '"@type":"SoftwareApplication","aggregateRating":{"ratingValue":5},')],
  },
  {
    statement: 'pages.skip-link',
    name: 'it leads nowhere',
    patches: [
      browser(
        `addEventListener('click', (event) => { if (event.target.closest('[class*=skipToContent]')) { event.preventDefault(); event.stopImmediatePropagation(); } }, true);`,
      ),
    ],
  },
  {
    statement: 'pages.skip-link',
    name: 'it is not the first stop',
    patches: [
      browser(
        `document.addEventListener('focusin', () => {}); document.querySelectorAll('[class*=skipToContent]').forEach((link) => (link.tabIndex = -1)); setInterval(() => document.querySelectorAll('[class*=skipToContent]').forEach((link) => (link.tabIndex = -1)), 10);`,
      ),
    ],
  },
  {
    statement: 'pages.any-place',
    name: 'dates are written in the language of the browser',
    test: 'ar-EG',
    patches: [
      browser(
        `setInterval(() => document.querySelectorAll('time').forEach((time) => { if (time.dateTime) time.textContent = new Date(time.dateTime).toLocaleDateString(); }), 20);`,
      ),
    ],
  },
  {
    statement: 'pages.any-place',
    name: 'the order changes at midnight of the reader',
    test: '/experts/ in Pacific/Kiritimati',
    patches: [script('new Date().toISOString().slice(0,10)', 'new Date().toLocaleDateString("en")')],
  },
  {
    statement: 'pages.any-place',
    name: 'the order never changes',
    test: '/experts/ in Pacific/Pago_Pago',
    patches: [script('new Date().toISOString().slice(0,10)', '"2025-08-01"')],
  },
];
