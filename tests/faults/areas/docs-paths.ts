import {browser, empty, page, script, type Fault} from '../fault';

/** The ways through the documentation: from page to page, through the course, and by the release that a reader uses. */
export const DOCS_PATHS: Fault[] = [
  {
    statement: 'docs.next-page',
    name: 'a page leads to one that its list does not name',
    test: 'in the list of the page',
    patches: [
      page(
        /^docs\/the-fundamentals\.html$/,
        /(pagination-nav__link--next"[^>]*href=")[^"]*|(href=")[^"]*("[^>]*pagination-nav__link--next)/,
        '$1$2/docs/investors$3',
      ),
    ],
  },
  {
    statement: 'docs.beginners-path',
    name: 'the course ends after its second part',
    test: 'the way of a beginner',
    patches: [page(/^docs\/course\/title\.html$/, /pagination-nav__link--next/, 'pagination-nav__link--none')],
  },
  {statement: 'docs.course', name: 'a project is empty', patches: [empty(/^docs\/course\/garden-year-4\.zip$/)]},
  {
    statement: 'docs.reader-version',
    name: 'the choice is forgotten',
    test: 'can be hidden',
    patches: [
      browser(
        `const set = Storage.prototype.setItem; Storage.prototype.setItem = function (key, value) { if (key !== 'toolkit-version') set.call(this, key, value); };`,
      ),
    ],
  },
  {statement: 'docs.reader-version', name: 'badges do not say what is missing', test: 'can be hidden', patches: [script(', not in ', ', but ')]},
  {
    statement: 'docs.reader-version',
    name: 'the address is not read',
    test: 'an address can carry it',
    patches: [
      browser(
        `const get = URLSearchParams.prototype.get; URLSearchParams.prototype.get = function (key) { return key === 'version' ? null : get.call(this, key); };`,
      ),
    ],
  },
  {statement: 'search.unknown-words', name: 'nothing is said', patches: [script('No page mentions ', 'Results for ')]},
];
