import {addStyle, browser, script, type Fault} from '../fault';
import {ever, noEscape} from '../shared';

export const MENUS: Fault[] = [
  {
    statement: 'menus.hover',
    name: 'it does not open',
    test: 'dropdown Products',
    patches: [addStyle('.dropdown--hoverable:hover .dropdown__menu{visibility:hidden!important}')],
  },
  {
    statement: 'menus.hover',
    name: 'its links stand in another order',
    test: 'dropdown Products',
    patches: [script(/(\{label:"Player",[^{}]*\}),(\{label:"Lambda",[^{}]*\})/, '$2,$1')],
  },
  {
    statement: 'menus.keyboard',
    name: 'Space does nothing',
    test: 'Space opens and closes',
    patches: [script(/\("Enter"===(\w+)\.key\|\|" "===\1\.key\)&&/, '("Enter"===$1.key)&&')],
  },
  {statement: 'menus.keyboard', name: 'Escape does not close it', test: 'Enter opens and closes', patches: [noEscape]},
  {
    statement: 'menus.keyboard',
    name: 'Escape leaves the focus where it was',
    test: 'Enter opens and closes',
    patches: [script(/(\w+)>=0&&(\w+)\.focus\(\);else if\(/, '0;else if(')],
  },
  {
    statement: 'menus.keyboard',
    name: 'End leads to the last but one',
    test: 'arrows, Home and End',
    patches: [script(/"End"===(\w+)\?(\w+)-1:void 0/, '"End"===$1?$2-2:void 0')],
  },
  {
    statement: 'menus.keyboard',
    name: 'arrows stop at the end',
    test: 'arrows, Home and End',
    patches: [script(/"ArrowDown"===(\w+)\?\((\w+)\+1\)%(\w+)/, '"ArrowDown"===$1?Math.min($2+1,$3-1)')],
  },
  {
    statement: 'menus.close',
    name: 'a click elsewhere leaves it open',
    test: 'closes on a click elsewhere',
    patches: [
      browser(
        `for (const name of ['mousedown', 'touchstart', 'focusin']) addEventListener(name, (event) => { if (!event.target.closest('.dropdown')) event.stopImmediatePropagation(); }, true);`,
      ),
    ],
  },
  {
    statement: 'menus.close',
    name: 'a touch elsewhere leaves it open',
    test: 'the focus or a touch',
    patches: [
      browser(
        `for (const name of ['mousedown', 'touchstart']) addEventListener(name, (event) => { if (!event.target.closest('.dropdown')) event.stopImmediatePropagation(); }, true);`,
      ),
    ],
  },
  {
    statement: 'menus.version',
    name: 'the menu of a small screen lacks it',
    patches: [script(',{type:"docsVersionDropdown",position:"right",className:"in-menu-only",dropdownItemsBefore:[],dropdownItemsAfter:[]}', '')],
  },
  {statement: 'menus.version', name: 'a wide screen has it, too', patches: [addStyle('.in-menu-only{display:inline-block!important}')]},
  {statement: 'menus.version', name: 'it reads Current', build: 'build-configured', patches: [script('"label":"Next"', '"label":"Current"')]},
  {
    statement: 'menus.language',
    name: 'the query is lost',
    patches: [
      browser(
        `const set = Element.prototype.setAttribute; Element.prototype.setAttribute = function (name, value) { set.call(this, name, name === 'href' ? String(value).replace('?a=b', '') : value); };`,
      ),
    ],
  },
  {
    statement: 'menus.language',
    name: 'the hash is lost',
    build: 'build-configured',
    test: 'same path',
    patches: [browser(`setInterval(() => document.querySelectorAll('a[lang]').forEach((link) => { if (link.hash) link.hash = ''; }), 10);`)],
  },
  {
    statement: 'menus.hover',
    name: 'links do not say what is there',
    test: 'dropdown Resources',
    patches: [ever('.dropdown__menu a', `each.removeAttribute('aria-describedby');`)],
  },
];
