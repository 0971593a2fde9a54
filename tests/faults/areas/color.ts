import {addStyle, browser, script, type Fault} from '../fault';

export const COLOR: Fault[] = [
  {
    statement: 'color.cycle',
    name: 'the system is left out of the cycle',
    test: 'cycles system',
    patches: [script('case"dark":return null;', 'case"dark":return"light";')],
  },
  {statement: 'color.cycle', name: 'the choice is not stored', test: 'cycles system', patches: [browser(`Storage.prototype.setItem = () => {};`)]},
  {
    statement: 'color.cycle',
    name: 'the switch has three positions where the system is disregarded',
    test: 'the system does not count',
    patches: [script(/if\(!(\w+)\)return"dark"===(\w+)\?"light":"dark";/, '')],
  },
  {
    statement: 'color.system',
    name: 'a change of the system is not followed',
    test: 'followed while',
    patches: [browser(`MediaQueryList.prototype.addEventListener = MediaQueryList.prototype.addListener = () => {};`)],
  },
  {
    statement: 'color.system',
    name: 'without a preference it is dark',
    test: 'no preference',
    patches: [browser(`setInterval(() => { if (!localStorage.getItem('theme')) document.documentElement.dataset.theme = 'dark'; }, 20);`)],
  },
  {
    statement: 'color.kept',
    name: 'it is forgotten',
    patches: [
      browser(
        `localStorage.removeItem('theme'); const set = Storage.prototype.setItem; Storage.prototype.setItem = function (key, value) { if (key !== 'theme') set.call(this, key, value); };`,
      ),
    ],
  },
  {
    statement: 'color.kept',
    name: 'the logo does not follow',
    patches: [
      addStyle('.navbar__logo [class*=themedComponent--dark]{display:none!important}.navbar__logo [class*=themedComponent--light]{display:inline!important}'),
    ],
  },
  {statement: 'color.print', name: 'paper is dark', patches: [browser(`addEventListener('beforeprint', (event) => event.stopImmediatePropagation(), true);`)]},
  {
    statement: 'color.print',
    name: 'the page stays light afterward',
    patches: [browser(`addEventListener('afterprint', (event) => event.stopImmediatePropagation(), true);`)],
  },
  {
    statement: 'color.icon',
    name: 'it measures 20 pixels',
    patches: [browser(`setInterval(() => document.querySelectorAll('[class*=toggleButton] svg').forEach((icon) => icon.setAttribute('width', 20)), 10);`)],
  },
];
