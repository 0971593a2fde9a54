import {addStyle, browser, empty, script, source, type Fault} from '../fault';
import {ever} from '../shared';

export const SEARCH: Fault[] = [
  {
    statement: 'search.results',
    name: 'the number is another',
    test: 'See all',
    patches: [
      browser(
        `setInterval(() => document.querySelectorAll('dialog a[href^="/search?"]').forEach((link) => { if (/\\d/.test(link.textContent)) link.textContent = 'See all 1 results'; }), 5);`,
      ),
    ],
  },
  {
    statement: 'search.results',
    name: 'results wait for their excerpts',
    test: 'do not wait',
    patches: [
      script(/lacksExcerpts/, 'lacksNothing'),
      browser(
        `const post = Worker.prototype.postMessage; Worker.prototype.postMessage = function (message, ...rest) { const text = JSON.stringify(message).replaceAll('"awaitsExcerpts":false', '"awaitsExcerpts":true'); post.call(this, JSON.parse(text), ...rest); };`,
      ),
    ],
  },
  {
    statement: 'search.results',
    name: 'there are no key hints',
    test: 'key hints',
    patches: [addStyle('dialog kbd,dialog footer{display:none}dialog :has(> kbd){display:none}')],
  },
  {
    statement: 'search.results',
    name: 'a page stands in two groups',
    test: 'one for each page',
    patches: [
      browser(
        `setInterval(() => document.querySelectorAll('dialog [role=group]:nth-of-type(2) a').forEach((link) => { link.href = document.querySelector('dialog [role=group] a').href; }), 5);`,
      ),
    ],
  },
  {
    statement: 'search.page',
    name: 'the query is not kept in the address',
    test: 'keeps the query',
    patches: [
      browser(
        `for (const name of ['replaceState', 'pushState']) { const own = history[name]; history[name] = (state, title, address) => own.call(history, state, title, String(address).includes('q=use') ? '/search' : address); }`,
      ),
    ],
  },
  {
    statement: 'search.page',
    name: 'it shows ten results at first',
    test: 'counts, pages',
    patches: [
      addStyle(''),
      browser(`setInterval(() => { const hits = document.querySelectorAll('main ol > li'); if (hits.length === 15) hits[14].remove(); }, 5);`),
    ].slice(1),
  },
  {
    statement: 'search.page',
    name: 'the title does not name the query',
    test: 'the title names',
    patches: [script(/\.trim\(\)\} \\xb7 Search`/, '.trim()&&""}Search`'), script(/\.trim\(\)\} · Search`/, '.trim()&&""}Search`')].slice(0, 1),
  },
  {
    statement: 'search.long-query',
    name: 'the field takes 64 characters',
    test: 'that is pasted',
    patches: [
      browser(
        `setInterval(() => document.querySelectorAll('dialog input').forEach((input) => (input.maxLength = 64)), 5); addEventListener('paste', (event) => { event.preventDefault(); document.execCommand('insertText', false, event.clipboardData.getData('text').slice(0, 64)); }, true);`,
      ),
    ],
  },
  {
    statement: 'search.long-query',
    name: 'a selected message is cut',
    test: 'that is selected',
    patches: [
      browser(
        `const text = Selection.prototype.toString; Selection.prototype.toString = function () { return new Error().stack.includes('assets/js') ? text.call(this).slice(0, 64) : text.call(this); };`,
      ),
    ],
  },
  {
    statement: 'search.navigation',
    name: 'a result loads the page anew',
    test: 'within the site',
    patches: [browser(`addEventListener('click', (event) => { if (event.target.closest('dialog a')) event.stopImmediatePropagation(); }, true);`)],
  },
  {
    statement: 'search.navigation',
    name: 'a result of another site opens a tab',
    build: 'build-configured',
    test: 'a click on a result',
    patches: [
      browser(`setInterval(() => document.querySelectorAll('dialog a[href^="https://remotion.pro"]').forEach((link) => (link.target = '_blank')), 5);`),
    ],
  },
  {
    statement: 'search.version',
    name: 'the choice changes nothing',
    test: 'has chosen',
    patches: [
      browser(
        `const post = Worker.prototype.postMessage; Worker.prototype.postMessage = function (message, ...rest) { const text = JSON.stringify(message).replaceAll('docs-default-1.0', 'docs-default-current'); post.call(this, JSON.parse(text), ...rest); };`,
      ),
    ],
  },
  {statement: 'search.hosted', name: 'the language is left out', build: 'build-configured', patches: [script('`language:', '`lang:')]},
  {
    statement: 'search.hosted',
    name: 'its host is not preconnected',
    build: 'build-configured',
    patches: [browser(`setInterval(() => document.querySelectorAll('link[rel=preconnect]').forEach((link) => link.remove()), 5);`)],
  },
  {
    statement: 'search.index',
    name: 'headings have other anchors than the index',
    patches: [{kind: 'page', files: /^docs\/.*\.html$/, change: (text) => text.replaceAll(/(<h[23][^>]* id=")(?=\w)/g, '$1x-')}],
  },
  {
    statement: 'search.index',
    name: 'a part of the site is missing',
    patches: [{kind: 'page', files: /^experts\/.*\.html$/, change: () => '<!doctype html><title>a</title>'}],
  },
  {
    statement: 'search.parts',
    name: 'a part holds other terms than the manifest says',
    patches: [{kind: 'file', files: /^search-index\/manifest\.json$/, change: (text) => text.replaceAll('"from":"s"', '"from":"sz"')}],
  },
  {
    statement: 'search.ranking',
    name: 'titles count as much as text',
    test: 'what they type',
    patches: [source(/^src\/search\/title-match\.ts$/, /return [^;]+;/g, 'return 1;')],
  },
  {statement: 'search.ranking', name: 'the index is empty', test: 'word by word', patches: [empty(/^search-index\/en-docs-.*\.bin$/)]},
  {
    statement: 'search.messages',
    name: 'pairs of words do not count',
    test: 'finds its heading first',
    patches: [source(/^src\/search\/tokenize\.ts$/, /(export function bigramTerms[^{]*\{\n)/, '$1  if (text) return [];\n')],
  },
  {
    statement: 'search.hostile',
    name: 'titles become markup',
    test: 'become no markup',
    patches: [
      ever('[role=option]', `if (each.textContent.includes('<Sequence>') && !each.querySelector('sequence')) each.append(document.createElement('sequence'));`),
    ],
  },
  {
    statement: 'search.hostile',
    name: 'a query breaks the search',
    test: '10,000',
    patches: [source(/^src\/search\/tokenize\.ts$/, /(export (?:function|const) \w+[^{]*?\{\n)/, "$1  if (arguments[0] === '') throw new Error('empty');\n")],
  },
  {statement: 'search.nothing', name: 'it suggests nothing', test: 'prefilled report', patches: [script('"Try searching for "', '"Try "')]},
  {
    statement: 'search.nothing',
    name: 'the page does not say that nothing was found',
    test: 'the page says as well',
    patches: [script('"No results for \\u201C"', '"Nothing for \\u201C"')],
  },
  {
    statement: 'search.nothing',
    name: 'what is close to nothing gets suggestions',
    test: 'close to nothing',
    patches: [script(/children:(\w+)\.length>0\?(\(0,\w+\.jsxs\)\(\w+\.Fragment,\{children:\["Try searching for)/, 'children:1?$2')],
  },
  {
    statement: 'search.report',
    name: 'a second attempt is another report',
    build: 'build-configured',
    patches: [
      browser(
        `for (const name of ['append', 'set']) { const own = FormData.prototype[name]; FormData.prototype[name] = function (key, value) { own.call(this, key, key === 'submission' ? String(Math.random()) : value); }; }`,
      ),
    ],
  },
  {statement: 'search.failure', name: 'it says nothing', test: 'a missing index', patches: [script('"Unable to fetch results"', '""')]},
  {
    statement: 'search.failure',
    name: 'Retry does nothing',
    test: 'Retry fetches',
    patches: [browser(`addEventListener('click', (event) => { if (event.target.textContent === 'Retry') event.stopImmediatePropagation(); }, true);`)],
  },
  {
    statement: 'search.failure',
    name: 'an index that hangs is not mentioned',
    test: 'is said to take long',
    patches: [script('"The search has not answered yet"', '""')],
  },
  {
    statement: 'search.failure',
    name: 'the page does not try again',
    test: 'the search page says',
    patches: [browser(`addEventListener('click', (event) => { if (event.target.textContent === 'Retry') event.stopImmediatePropagation(); }, true);`)],
  },
];
