import {addStyle, browser, page, script, source, style, type Fault} from '../fault';
import {ever, restless} from '../shared';

export const DOCS: Fault[] = [
  {
    statement: 'docs.version',
    name: 'it is labeled otherwise',
    test: 'one, labeled Next',
    patches: [source(/^\.docusaurus\/globalData\.json$/, '"label": "Next"', '"label": "Current"')],
  },
  {
    statement: 'docs.version',
    name: 'a stored version that is gone stays',
    test: 'no longer exists',
    patches: [
      browser(
        `const remove = Storage.prototype.removeItem; Storage.prototype.removeItem = function (key) { if (!key.includes('preferred-version')) remove.call(this, key); }; const set = Storage.prototype.setItem; Storage.prototype.setItem = function (key, value) { if (!key.includes('preferred-version')) set.call(this, key, value); };`,
      ),
    ],
  },
  {
    statement: 'docs.version',
    name: 'the chosen one is forgotten',
    build: 'build-configured',
    patches: [
      browser(
        `const set = Storage.prototype.setItem; Storage.prototype.setItem = function (key, value) { if (!key.includes('preferred-version')) set.call(this, key, value); };`,
      ),
    ],
  },
  {
    statement: 'docs.messages',
    name: 'a heading has another address',
    test: 'headings that exist',
    patches: [page(/^docs\/messages\/core\.html$/, /multiple-composition-with-id-are-registered/g, 'several-compositions')],
  },
  {
    statement: 'docs.messages',
    name: 'quotes are no links',
    test: 'below which stands what to do',
    patches: [ever('a[href*="/docs/messages/"]', 'each.replaceWith(...each.childNodes);')],
  },
  {
    statement: 'docs.sidebars',
    name: 'a page shows no sidebar',
    test: 'shows the sidebar',
    patches: [addStyle('.theme-doc-sidebar-container{display:none!important}')],
  },
  {
    statement: 'docs.sidebars',
    name: 'a page names a sidebar that does not exist',
    test: 'one of three',
    patches: [source(/^\.docusaurus\/routes\.js$/, /sidebar: "apiSidebar"/, 'sidebar: "otherSidebar"')],
  },
  {
    statement: 'docs.sidebar-place',
    name: 'it opens at its beginning',
    test: 'however far down',
    patches: [
      browser(
        `const {get} = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollTop'); Object.defineProperty(Element.prototype, 'scrollTop', {get, set() {}, configurable: true}); Element.prototype.scrollIntoView = Element.prototype.scrollTo = Element.prototype.scrollBy = () => {};`,
      ),
    ],
  },
  {
    statement: 'docs.sidebar-place',
    name: 'it jumps to its beginning on each page',
    test: 'stays where the reader left it',
    patches: [
      browser(
        `addEventListener('click', () => setTimeout(() => { const menu = document.querySelector('.theme-doc-sidebar-container .menu'); if (menu) menu.scrollTop = 0; }, 1), true); setInterval(() => {}, 100);`,
      ),
    ],
  },
  {
    statement: 'docs.sidebar-place',
    name: 'Space does not open a category',
    test: 'Enter and Space',
    patches: [
      browser(
        `addEventListener('keydown', (event) => { if (event.key === ' ') { event.preventDefault(); event.stopImmediatePropagation(); } }, true); addEventListener('keyup', (event) => { if (event.key === ' ') event.preventDefault(); }, true);`,
      ),
    ],
  },
  {statement: 'docs.toc', name: 'it lists level 2 alone', patches: [ever('.theme-doc-toc-desktop li li', 'each.remove();')]},
  {statement: 'docs.toc', name: 'it lists levels 2 to 6', patches: [script('maxHeadingLevel:3}', 'maxHeadingLevel:6}')]},
  {
    statement: 'docs.toc',
    name: 'a heading is missing',
    patches: [ever('.theme-doc-toc-desktop ul > li:nth-child(2) > a', 'each.remove();')],
  },
  {
    statement: 'docs.ruler',
    name: 'markers have no name',
    patches: [ever('nav[aria-label="Position in the page"] a', `each.textContent = ''; each.removeAttribute('aria-label');`)],
  },
  {
    statement: 'docs.ruler',
    name: 'options have no ticks',
    test: 'are ticks on the ruler',
    patches: [script('["api","api-index"', '["apis","api-index"')],
  },
  {
    statement: 'docs.margin',
    name: 'the composition stands still',
    test: 'follows the reader',
    patches: [browser(`addEventListener('scroll', (event) => event.stopImmediatePropagation(), true);`)],
  },
  {
    statement: 'docs.margin',
    name: 'it stands beside the demo of the page',
    test: 'makes way',
    patches: [
      browser(
        `const observe = IntersectionObserver.prototype.observe; IntersectionObserver.prototype.observe = function (each) { if (!each.matches('[data-demo]')) observe.call(this, each); };`,
      ),
    ],
  },
  {
    statement: 'docs.margin',
    name: 'it is loaded before the reader uses the page',
    test: 'before the reader scrolls',
    patches: [browser(`addEventListener('scroll', () => dispatchEvent(new Event('pointermove')), true);`)],
  },
  {statement: 'docs.margin', name: 'it moves with reduced motion', test: 'stands still', patches: [restless]},
  {statement: 'docs.margin', name: 'a narrow window loads it', test: 'a narrow window', patches: [script('(min-width: 1201px)', '(min-width: 501px)')]},
  {
    statement: 'docs.ruler',
    name: 'the heading is hidden under the ruler',
    patches: [addStyle(':root :is(h1,h2,h3)[id][id]{scroll-margin-top:0!important}:root{scroll-padding-top:0!important}')],
  },
  {
    statement: 'docs.tabs',
    name: 'the choice is forgotten',
    test: 'remembered on another',
    patches: [
      browser(
        `const set = Storage.prototype.setItem; Storage.prototype.setItem = function (key, value) { if (!key.includes('.tab')) set.call(this, key, value); };`,
      ),
    ],
  },
  {
    statement: 'docs.tabs',
    name: 'arrows do nothing',
    test: 'arrows move',
    patches: [browser(`addEventListener('keydown', (event) => { if (event.key.startsWith('Arrow')) event.stopImmediatePropagation(); }, true);`)],
  },
  {
    statement: 'docs.render-plan',
    name: 'its fields change nothing',
    test: 'begins with the example',
    patches: [browser(`addEventListener('input', (event) => { if (event.target.closest('[data-planner]')) event.stopImmediatePropagation(); }, true);`)],
  },
  {statement: 'docs.frame-rate', name: '126 is accepted', test: 'accepts 0 to 125', patches: [script('{least:0,most:125}', '{least:0,most:126}')]},
  {statement: 'docs.frame-rate', name: '0 is refused', test: 'accepts 0 to 125', patches: [script('{least:0,most:125}', '{least:1,most:125}')]},
  {
    statement: 'docs.frame-rate',
    name: 'a page about frames lacks it',
    test: '/docs/multiple-fps',
    patches: [addStyle('[class*=frameRate],main form,main fieldset{display:none}'), ever('main input[inputmode=decimal]', 'each.parentElement.hidden = true;')],
  },
  {
    statement: 'docs.words',
    name: 'pressing a word shows nothing',
    patches: [browser(`addEventListener('beforetoggle', (event) => event.newState === 'open' && event.preventDefault(), true);`)],
  },
  {
    statement: 'docs.words',
    name: 'pressing a word hides a note that has come by itself',
    patches: [page(/^docs\/audio\/exporting\.html$/, / popoverTargetAction="show"/g, '')],
  },
  {
    statement: 'docs.words',
    name: 'a note that Escape has closed comes back by itself',
    patches: [style('interest-delay-start:0s', 'interest-delay-start:.5s')],
  },
];
