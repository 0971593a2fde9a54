import {addStyle, browser, page, script, type Fault} from '../fault';

const ITEMS = /(\{type:"docSidebar",sidebarId:"mainSidebar"[^}]*\}),(\{type:"docSidebar",sidebarId:"apiSidebar"[^}]*\})/;

export const NAVBAR: Fault[] = [
  {statement: 'navbar.left', name: 'API stands before Docs', patches: [script(ITEMS, '$2,$1')]},
  {
    statement: 'navbar.left',
    name: 'Docs leads to the API',
    patches: [
      script('sidebarId:"mainSidebar",label:"Docs"', 'sidebarId:"apiSidebar",label:"Docs"'),
      page(/^index\.html$/, 'href="/docs/">Docs<', 'href="/docs/api">Docs<'),
    ],
  },
  {
    statement: 'navbar.menus',
    name: 'Lambda is missing from Products',
    test: 'dropdown Products',
    patches: [script(/\{label:"Lambda",[^{}]*\},(?=\{label:"Media Parser")/, '')],
  },
  {
    statement: 'navbar.menus',
    name: 'Store leads to another address',
    test: 'dropdown Commercial',
    patches: [
      browser(
        `setInterval(() => document.querySelectorAll('.dropdown__menu a[href$="/store"]').forEach((link) => (link.href = 'https://remotion.pro/shop')), 5);`,
      ),
    ],
  },
  {
    statement: 'navbar.menus',
    name: 'a link to another site opens in the same tab',
    test: 'dropdown Resources',
    patches: [
      browser(
        `const set = Element.prototype.setAttribute; Element.prototype.setAttribute = function (name, value) { if (name !== 'target') set.call(this, name, value); }; document.querySelectorAll('[target]').forEach((link) => link.removeAttribute('target'));`,
      ),
    ],
  },
  {
    statement: 'navbar.right',
    name: 'Discord leads elsewhere',
    patches: [
      browser(`setInterval(() => document.querySelectorAll('.navbar a[aria-label=Discord]').forEach((link) => (link.href = 'https://discord.com')), 5);`),
    ],
  },
  {
    statement: 'navbar.right',
    name: 'the search stands before the links',
    patches: [addStyle('.navbar__items--right > :has(button[aria-keyshortcuts]), .navbar__items--right [class*=toggle]{display:none}')],
  },
  {statement: 'navbar.hides', name: 'the bar never hides', test: 'hides when scrolling', patches: [script('hideOnScroll:!0,logo', 'hideOnScroll:!1,logo')]},
  {
    statement: 'navbar.hides',
    name: 'one jump from the top leaves it in view',
    test: 'one jump',
    patches: [
      browser(
        `const scrollTo = window.scrollTo; window.scrollTo = (...to) => { scrollTo.apply(window, to); if (to[1] > 0) window.dispatchEvent = () => true; }; addEventListener('scroll', (event) => { if (scrollY === 600) event.stopImmediatePropagation(); }, true);`,
      ),
    ],
  },
  {
    statement: 'navbar.hides',
    name: 'it does not come back when the reader scrolls up',
    test: 'hides when scrolling',
    patches: [addStyle('[class*=navbarHidden]{transform:none}')],
  },
  {
    statement: 'navbar.anchor',
    name: 'a jump to an anchor brings it back',
    patches: [script(/(\w+)\.current=""!==(\w+)\.hash&&/, '$1.current=!1&&')],
  },
  {statement: 'navbar.logo', name: 'the right click opens the start page', patches: [script('"/brand/");return', '"/");return')]},
  {
    statement: 'navbar.logo',
    name: 'the right click opens the menu of the browser',
    patches: [browser(`addEventListener('contextmenu', (event) => event.stopImmediatePropagation(), true);`)],
  },
  {
    statement: 'navbar.keyboard',
    name: 'the search cannot be reached with Tab',
    patches: [
      browser(
        `addEventListener('DOMContentLoaded', () => {}); setInterval(() => document.querySelectorAll('[aria-keyshortcuts]').forEach((button) => (button.tabIndex = -1)), 20);`,
      ),
    ],
  },
  {
    statement: 'navbar.keyboard',
    name: 'Enter on a link does nothing',
    patches: [browser(`addEventListener('keydown', (event) => { if (event.key === 'Enter' && event.target.closest('a')) event.preventDefault(); }, true);`)],
  },
  {
    statement: 'navbar.items',
    name: 'markup is left out',
    build: 'build-configured',
    patches: [
      script('{type:"html",value:"<em>Markup</em>",position:"right"}', '{type:"html",value:"",position:"right"}'),
      page(/^docs\/sequence\.html$/, '<em>Markup</em>', ''),
    ],
  },
  {
    statement: 'navbar.items',
    name: 'an item of a page leads to another page',
    build: 'build-configured',
    patches: [
      script('docId:"sequence",label:"A page"', 'docId:"spring",label:"A page"'),
      page(/^docs\/sequence\.html$/, 'href="/kit/docs/sequence">A page', 'href="/kit/docs/spring">A page'),
    ],
  },
];
