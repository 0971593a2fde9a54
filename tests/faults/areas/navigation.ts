import {browser, file, page, script, type Fault} from '../fault';

export const NAVIGATION: Fault[] = [
  {
    statement: 'navigation.ready',
    name: 'the old page goes at once',
    patches: [
      browser(
        `addEventListener('click', (event) => { const link = event.target.closest('a'); if (link) setTimeout(() => document.querySelectorAll('main h1').forEach((each) => each.remove()), 0); }, true);`,
      ),
    ],
  },
  {
    statement: 'navigation.ready',
    name: 'links load pages whole',
    patches: [browser(`addEventListener('click', (event) => { const link = event.target.closest('a'); if (link) event.stopImmediatePropagation(); }, true);`)],
  },
  {statement: 'navigation.progress', name: 'it comes at once', test: 'after 200 milliseconds', patches: [script(/\.start\(\)\},200\)/, '.start()},20)')]},
  {statement: 'navigation.progress', name: 'it comes too late', test: 'after 200 milliseconds', patches: [script(/\.start\(\)\},200\)/, '.start()},400)')]},
  {
    statement: 'navigation.progress',
    name: 'it stays',
    test: 'completes with it',
    patches: [script(/onRouteDidUpdate\(\)\{\w+\(\)\.done\(\)\}/, 'onRouteDidUpdate(){}')],
  },
  {
    statement: 'navigation.progress',
    name: 'it comes with a hash, too',
    test: 'query or hash alone',
    patches: [
      script(/if\((\w+)&&(\w+)\.pathname!==\1\.pathname\)\{let (\w+)=window\.setTimeout\(\(\)=>\{(\w+)\(\)\.start\(\)\},200\)/, 'if($1){$4().start();let $3=0'),
      script(/onRouteDidUpdate\(\)\{\w+\(\)\.done\(\)\}/, 'onRouteDidUpdate(){}'),
    ],
  },
  {
    statement: 'navigation.scroll',
    name: 'a new page starts where the old one was',
    test: 'to the hash target',
    patches: [
      script('else window.scrollTo(0,0)}({location', '}({location'),
      // The focus goes to the beginning of the page, too, and would bring it into view.
      browser(`const focus = HTMLElement.prototype.focus; HTMLElement.prototype.focus = function () { focus.call(this, {preventScroll: true}); };`),
    ],
  },
  {
    statement: 'navigation.scroll',
    name: 'a link with a hash leads to the top of another page',
    test: 'to the hash target',
    patches: [script(/(\w+)\?\.scrollIntoView\(\)\}else window\.scrollTo\(0,0\)\}\(\{location/, 'window.scrollTo(0,0)}else window.scrollTo(0,0)}({location')],
  },
  {
    statement: 'navigation.scroll',
    name: 'a change of the query scrolls to the top',
    test: 'query alone',
    patches: [script(/if\((\w)&&(\w)&&!(\w)\)return;let\{hash/, 'if(0)return;let{hash')],
  },
  {
    statement: 'navigation.history',
    name: 'the way back leads to the top',
    patches: [
      browser(
        `history.scrollRestoration = 'manual'; addEventListener('popstate', () => { for (const wait of [0, 50, 200, 500]) setTimeout(() => scrollTo(0, 0), wait); });`,
      ),
    ],
  },
  {
    statement: 'navigation.history',
    name: 'a listener keeps pages out of the cache of the browser',
    patches: [browser(`window.addEventListener('unload', () => {});`)],
  },
  {statement: 'navigation.history', name: 'pages are not stored', patches: [file(/^_headers$/, /^/, '/docs/*\n  Cache-Control: no-store\n\n')]},
  {
    statement: 'navigation.failure',
    name: 'nothing is loaded whole',
    test: 'before a deployment',
    patches: [script('console.warn(e),window.location.reload()', 'console.warn(e)')],
  },
  {
    statement: 'navigation.failure',
    name: 'there is no warning',
    test: 'preload fails',
    patches: [
      script('console.warn(e),window.location.reload()', 'window.location.reload()'),
      browser(`const warn = console.warn; console.warn = (...said) => /Loading chunk/.test(String(said[0])) || warn(...said);`),
    ],
  },
  {
    statement: 'navigation.failure',
    name: 'it is loaded again and again',
    test: 'gone for good',
    patches: [browser(`addEventListener('error', (event) => { if (event.target.src) location.reload(); }, true);`)],
  },
  {
    statement: 'navigation.slow',
    name: 'the link clicked first is the one that counts',
    test: 'is the one that counts',
    patches: [
      browser(
        `let clicked = false; addEventListener('click', (event) => { if (!event.target.closest('a')) return; if (clicked) { event.preventDefault(); event.stopImmediatePropagation(); } clicked = true; }, true);`,
      ),
    ],
  },
  {
    statement: 'navigation.slow',
    name: 'a page is empty until its scripts arrive',
    test: 'before they arrive',
    patches: [page(/^docs\/sequence\.html$/, '</head>', '<link rel="stylesheet" href="/hide.css"><script src="/assets/js/blocks.js"></script></head>')],
  },
  {
    statement: 'navigation.styles',
    name: 'the styles of one page change another',
    patches: [{kind: 'style', files: /^assets\/css\/styles-posts\.[^/]*\.css$/, change: (text) => `${text}main h2{padding-top:7px}`}],
  },
];
