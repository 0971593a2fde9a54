import {browser, file, page, remove, script, source, type Fault} from '../fault';
import {slowIsFast, preloads} from '../shared';

export const ROUTES: Fault[] = [
  {statement: 'routes.top-level', name: '/lambda/ is missing', test: '/lambda/', patches: [remove(/^lambda\/index\.html$/)]},
  {
    statement: 'routes.top-level',
    name: '/blog has a slash in its canonical address',
    test: '/blog answers',
    patches: [page(/^blog\.html$/, 'rel="canonical" href="https://www.remotion.dev/blog"', 'rel="canonical" href="https://www.remotion.dev/blog/"')],
  },
  {statement: 'routes.blog', name: 'a post is missing', test: 'release posts', patches: [remove(/^blog\/2-4\.html$/)]},
  {
    statement: 'routes.blog',
    name: 'there is one post more',
    test: '23 posts',
    patches: [
      file(
        /^sitemap\.xml$/,
        '<url><loc>https://www.remotion.dev/blog/2-4</loc>',
        '<url><loc>https://www.remotion.dev/blog/9-9</loc></url><url><loc>https://www.remotion.dev/blog/2-4</loc>',
      ),
    ],
  },
  {statement: 'routes.sections', name: 'a story is missing', test: 'success stories have', patches: [remove(/^success-stories\/yarx\.html$/)]},
  {statement: 'routes.catalog', name: 'a template has no page', test: 'templates have', patches: [remove(/^templates\/three\.html$/)]},
  {
    statement: 'routes.catalog',
    name: 'there is an expert too few',
    test: '18 experts',
    patches: [file(/^sitemap\.xml$/, /<url><loc>https:\/\/www\.remotion\.dev\/experts\/[a-z][^<]*<\/loc>.*?<\/url>/, '')],
  },
  {
    statement: 'routes.documentation',
    name: 'an area is missing',
    test: 'every area',
    patches: [file(/^sitemap\.xml$/, '<loc>https://www.remotion.dev/docs/noise/</loc>', '<loc>https://www.remotion.dev/docs/noises/</loc>')],
  },
  {
    statement: 'routes.documentation',
    name: 'an index page has lost its slash',
    test: 'ends in a slash',
    patches: [
      page(
        /^docs\/player\/index\.html$/,
        'rel="canonical" href="https://www.remotion.dev/docs/player/"',
        'rel="canonical" href="https://www.remotion.dev/docs/player"',
      ),
    ],
  },
  {
    statement: 'routes.exact',
    name: 'a path has a parameter',
    patches: [source(/^\.docusaurus\/routes\.js$/, "path: '/docs/zod-types/z-textarea',", "path: '/docs/zod-types/:name',")],
  },
  {
    statement: 'routes.exact',
    name: 'the wildcard comes first',
    patches: [source(/^\.docusaurus\/routes\.js$/, /,\s+\{\s+path: '\*',\s+component: ComponentCreator\('\*'\),\s+\},?\s+\];/, '];')],
  },
  {
    statement: 'routes.on-demand',
    name: 'the files of the contact page come with every page',
    test: 'a page’s own files',
    patches: [slowIsFast, preloads('/contact/')],
  },
  {statement: 'routes.on-demand', name: 'a post comes with every page', test: '/blog/4-0 is made of', patches: [slowIsFast, preloads('/blog/4-0')]},
  {
    statement: 'routes.not-found',
    name: 'it leads nowhere',
    test: '/blog/9-9',
    patches: [page(/^404\.html$/, 'Look up an API', 'Look up'), script('"Look up an API"', '"Look up"')],
  },
  {
    statement: 'routes.not-found',
    name: 'the start page is shown',
    test: '/docs/no-such-page',
    patches: [page(/^404\.html$/, 'Frame not found', 'Make videos'), script('"Frame not found"', '"Make videos"')],
  },
  {
    statement: 'routes.suffix',
    name: 'the site takes .html for another page',
    test: 'does not know the suffix',
    patches: [script('.replace(/(?:\\/index)?\\.html$/,"")', '')],
  },
  {
    statement: 'routes.suffix',
    name: 'the query is lost',
    test: '/docs/spring hydrates',
    patches: [
      browser(
        `const replace = history.replaceState; history.replaceState = (state, title, address) => replace.call(history, state, title, String(address).replace(/\\?a=b/, ''));`,
      ),
    ],
  },
  {statement: 'routes.suffix', name: 'the typed address stays', test: '/about/ hydrates', patches: [browser(`history.replaceState = () => {};`)]},
  {
    statement: 'routes.suffix',
    name: 'the host forgets the query',
    test: 'leads from /search.html',
    patches: [source(/^scripts\/lib\/static-server\.ts$/, 'found.location + search', 'found.location')],
  },
  {
    statement: 'routes.redirects',
    name: 'one leads to a page that is missing',
    test: 'leads at once',
    patches: [remove(/^docs\/renderer\/render-still\.html$/)],
  },
  {
    statement: 'routes.redirects',
    name: 'one leads elsewhere than it did',
    test: 'kept addresses',
    patches: [
      source(/^data\/redirects\.yml$/, /- from: \/docs\/cli\/preview\n {2}to: \/docs\/cli\/studio/, '- from: /docs/cli/preview\n {2}to: /docs/studio/'),
    ],
  },
  {
    statement: 'routes.redirects',
    name: 'one hides a page',
    test: 'leads at once',
    patches: [source(/^data\/redirects\.yml$/, '- from: /acknowledgements\n', '- from: /docs/spring\n {2}to: /docs/\n- from: /acknowledgements\n')],
  },
  {
    statement: 'routes.base-path',
    name: 'a link leads outside',
    build: 'build-configured',
    test: '404 page work',
    patches: [browser(`setInterval(() => document.querySelectorAll('footer a[href="/kit/brand/"]').forEach((link) => (link.href = '/brand/')), 20);`)],
  },
  {
    statement: 'routes.base-path',
    name: 'a feed names an address outside',
    build: 'build-configured',
    test: 'canonical addresses',
    patches: [file(/^blog\/rss\.xml$/, '<link>https://example.com/kit/blog/4-0', '<link>https://example.com/blog/4-0')],
  },
  {
    statement: 'routes.base-path',
    name: 'the types are not found',
    build: 'build-configured',
    test: 'types in samples',
    patches: [remove(/^hovers\/docs\/use-current-frame\.json$/)],
  },
  {
    statement: 'routes.base-path',
    name: 'a redirect leads outside',
    build: 'build-configured',
    test: 'a redirect leads',
    patches: [file(/^_redirects$/, '/kit/docs/render-still /kit/docs', '/kit/docs/render-still /docs')],
  },
];
