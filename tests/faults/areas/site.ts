import {browser, file, page, remove, source, type Fault} from '../fault';

const HOME = /^index\.html$/;

export const SITE: Fault[] = [
  {statement: 'site.purpose', name: 'it does not say for whom it is', patches: [page(HOME, 'For developers who know React: Remotion', 'Remotion')]},
  {statement: 'site.language', name: 'a page says that it is German', patches: [page(/^docs\/sequence\.html$/, '<html lang="en"', '<html lang="de"')]},
  {
    statement: 'site.language',
    name: 'a second language is configured',
    patches: [source(/^\.docusaurus\/i18n\.json$/, /"locales": \[\s+"en"/, '"locales": ["en", "de"')],
  },
  {
    statement: 'site.version',
    name: 'the package has another version',
    patches: [source(/^\.docusaurus\/site-metadata\.json$/, '"siteVersion": "4.0.332"', '"siteVersion": "4.0.333"')],
  },
  {statement: 'site.version', name: 'a page names another generator', patches: [page(/^blog\/4-0\.html$/, 'Docusaurus v3.8.1', 'Docusaurus v3.8.0')]},
  {statement: 'site.public', name: 'a page is missing', patches: [remove(/^docs\/spring\.html$/)]},
  {statement: 'site.public', name: 'a page sets a cookie', patches: [file(/^_headers$/, /^/, '/docs/spring\n  Set-Cookie: a=b\n\n')]},
  {
    statement: 'site.calls',
    name: 'a page asks another site',
    patches: [browser(`new Image().src = 'https://pixel.example.com/a.png';`), file(/^_headers$/, "img-src 'self'", "img-src 'self' https:")],
  },
  {statement: 'site.calls', name: 'a page sends something', patches: [browser(`fetch('/docs/api', {method: 'POST'}).catch(() => {});`)]},
  {
    statement: 'site.build-errors',
    name: 'broken links are warnings',
    patches: [source(/^docusaurus\.config\.ts$/, "onBrokenLinks: 'throw'", "onBrokenLinks: 'warn'")],
  },
];
