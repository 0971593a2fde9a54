import {addStyle, browser, script, type Fault} from '../fault';
import {noKeys} from '../shared';

export const SEARCH_MODAL: Fault[] = [
  {
    statement: 'search.open',
    name: 'a click does nothing',
    test: 'placeholder',
    patches: [browser(`addEventListener('click', (event) => { if (event.target.closest('[aria-keyshortcuts]')) event.stopImmediatePropagation(); }, true);`)],
  },
  {statement: 'search.open', name: 'the slash does nothing', test: '/ opens', patches: [noKeys(`event.key === '/'`)]},
  {statement: 'search.open', name: 'Cmd+K does nothing', test: 'Meta+k', patches: [noKeys('event.metaKey')]},
  {
    statement: 'search.open',
    name: 'the field has no focus',
    test: 'a tap',
    patches: [
      browser(
        `const focus = HTMLElement.prototype.focus; HTMLElement.prototype.focus = function (options) { if (!this.matches('dialog input')) focus.call(this, options); }; const show = HTMLDialogElement.prototype.showModal; HTMLDialogElement.prototype.showModal = function () { show.call(this); document.activeElement.blur(); };`,
      ),
    ],
  },
  {
    statement: 'search.open',
    name: 'the placeholder is another',
    test: 'placeholder',
    patches: [browser(`setInterval(() => document.querySelectorAll('dialog input').forEach((input) => (input.placeholder = 'Search')), 5);`)],
  },
  {
    statement: 'search.slash',
    name: 'one in a text area opens the search',
    test: 'text area',
    patches: [script('"INPUT","TEXTAREA","SELECT"', '"INPUT","SELECT"')],
  },
  {statement: 'search.slash', name: 'one in an editable text opens the search', test: 'editable', patches: [script(/(\w+)\.isContentEditable\|\|/, '')]},
  {
    statement: 'search.typed-key',
    name: 'keys typed while it loads are lost',
    patches: [
      browser(
        `addEventListener('keydown', (event) => { const button = document.querySelector('[aria-keyshortcuts]'); if (button.ariaExpanded === 'true' && !document.querySelector('dialog')) event.stopImmediatePropagation(); }, true);`,
      ),
    ],
  },
  {
    statement: 'search.ahead',
    name: 'the index is loaded with the page',
    test: 'focus on',
    patches: [browser(`fetch('/search-index/manifest.json').then((answer) => answer.json()).then(({indexes}) => fetch('/search-index/' + indexes[1].index));`)],
  },
  {
    statement: 'search.ahead',
    name: 'hovering opens the modal',
    test: 'hover on',
    patches: [browser(`addEventListener('mouseover', (event) => event.target.closest('[aria-keyshortcuts]')?.click(), true);`)],
  },
  {
    statement: 'search.ahead',
    name: 'a touch loads nothing',
    test: 'touch on',
    patches: [browser(`addEventListener('touchstart', (event) => event.stopImmediatePropagation(), true);`)],
  },
  {
    statement: 'search.close',
    name: 'Escape does nothing',
    test: 'Escape closes',
    patches: [
      browser(
        `addEventListener('keydown', (event) => { if (event.key === 'Escape') { event.stopImmediatePropagation(); event.preventDefault(); } }, true); addEventListener('cancel', (event) => event.preventDefault(), true);`,
      ),
    ],
  },
  {
    statement: 'search.close',
    name: 'the focus goes back to the page',
    test: 'opened by Control+k,',
    patches: [script(/(\w+)\.current\?\.focus\(\{preventScroll:!0\}\)/, '0')],
  },
  {
    statement: 'search.close',
    name: 'the focus goes to the link that had it',
    test: 'on a link',
    patches: [script(/(\w+)\.current\?\.focus\(\{preventScroll:!0\}\)/, '0')],
  },
  {
    statement: 'search.close',
    name: 'the page jumps to the top',
    test: 'far down',
    patches: [script(/(\w+)\.current\?\.focus\(\{preventScroll:!0\}\)/, '($1.current?.focus(),scrollTo(0,0))')],
  },
  {
    statement: 'search.close',
    name: 'the focus leaves the modal',
    test: 'stays within',
    patches: [browser(`HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show;`)],
  },
  {
    statement: 'search.close',
    name: 'a click beside it does nothing',
    test: 'a click beside',
    patches: [
      browser(
        `for (const name of ['click', 'mousedown', 'pointerdown']) addEventListener(name, (event) => { if (event.target.matches('dialog')) event.stopImmediatePropagation(); }, true);`,
      ),
    ],
  },
  {
    statement: 'search.keyboard',
    name: 'arrows stop at the end',
    test: 'arrows go',
    patches: [script(/(\w+)=\((\w+)\+(\w+)\+(\w+)\)%\4/, '$1=Math.max(0,$2+$3)')],
  },
  {
    statement: 'search.keyboard',
    name: 'Enter follows the first result',
    test: 'arrows go',
    patches: [script('ArrowDown:1,ArrowUp:-1', 'ArrowDown:0,ArrowUp:0')],
  },
  {
    statement: 'search.keyboard',
    name: 'Enter opens a result of an earlier query',
    test: 'earlier query',
    patches: [
      browser(
        `addEventListener('keydown', (event) => { if (event.key === 'Enter' && !event.ctrlKey) { event.stopImmediatePropagation(); document.querySelector('dialog [role=option]')?.click(); } }, true);`,
      ),
    ],
  },
  {
    statement: 'search.phone',
    name: 'Cancel stands outside of the window',
    patches: [addStyle('@media (width<=996px){dialog button{position:relative;left:400px}}')],
  },
  {
    statement: 'search.phone',
    name: 'Cancel does nothing',
    patches: [browser(`addEventListener('click', (event) => { if (event.target.textContent === 'Cancel') event.stopImmediatePropagation(); }, true);`)],
  },
  {statement: 'search.start', name: 'there are no places to go', patches: [addStyle('dialog li{display:none!important}')]},
  {
    statement: 'search.start',
    name: 'a query to try does nothing',
    patches: [browser(`addEventListener('click', (event) => { if (event.target.textContent === 'Sequence') event.stopImmediatePropagation(); }, true);`)],
  },
  {
    statement: 'search.recent',
    name: 'nothing is kept',
    test: 'which can be made favorites',
    patches: [
      browser(
        `const set = Storage.prototype.setItem; Storage.prototype.setItem = function (key, value) { if (!/search/i.test(key)) set.call(this, key, value); };`,
      ),
    ],
  },
  {
    statement: 'search.recent',
    name: 'what cannot be read breaks the modal',
    test: '{"broken',
    patches: [script(/try\{let (\w+)=JSON\.parse\((\w+)\?\?"\[\]"\);return Array\.isArray\(\1\)\?\1:void 0\}catch\{return\}/, 'return JSON.parse($2??"[]")')],
  },
  {
    statement: 'search.recent',
    name: 'a stored entry without a title breaks the modal',
    test: '"hierarchy":null',
    patches: [script(/if\(!(\w+)\((\w+)\)\|\|!\1\(\2\.hierarchy\)\)return;/, '')],
  },
  {statement: 'search.recent', name: 'nothing is said of what is forgotten', test: 'with a warning: 5', patches: [browser(`console.warn = () => {};`)]},
  {
    statement: 'search.recent',
    name: 'a favorite cannot be removed',
    test: 'which can be made favorites',
    patches: [
      browser(
        `addEventListener('click', (event) => { if (/from favorites/.test(event.target.closest('button')?.ariaLabel ?? event.target.closest('button')?.title ?? '')) event.stopImmediatePropagation(); }, true);`,
      ),
    ],
  },
];
