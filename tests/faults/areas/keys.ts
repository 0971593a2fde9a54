import {browser, script, type Fault} from '../fault';
import {unstored} from '../shared';

export const KEYS: Fault[] = [
  {statement: 'keys.list', name: 'the question mark does nothing', patches: [script('"?":"list"', '"!":"list"')]},
  {statement: 'keys.list', name: 'a key is not listed', patches: [script('"previous page"', '"back"')]},
  {
    statement: 'keys.list',
    name: 'the button does not get the focus back',
    test: 'question mark and the button',
    patches: [
      browser(
        `const close = HTMLDialogElement.prototype.close; HTMLDialogElement.prototype.close = function () { close.call(this); document.activeElement.blur(); }; addEventListener('click', (event) => { if (event.target.closest('dialog button')) setTimeout(() => document.activeElement.blur(), 50); }, true);`,
      ),
    ],
  },
  {statement: 'keys.work', name: 'n leads to the previous page', test: 'each does what', patches: [script('n:"next"', 'n:"previous"')]},
  {statement: 'keys.work', name: 't does nothing', test: 'each does what', patches: [script('t:"color"', 'u:"color"')]},
  {
    statement: 'keys.work',
    name: 'c copies the address',
    test: 'each does what',
    patches: [
      browser(
        `navigator.clipboard.writeText = () => Clipboard.prototype.writeText.call(navigator.clipboard, location.href); navigator.clipboard.write = () => navigator.clipboard.writeText();`,
      ),
    ],
  },
  {
    statement: 'keys.work',
    name: 's does not open the menu of a small screen',
    test: 'small screen',
    patches: [script('".navbar__toggle"))', '".navbar__toggler"))')],
  },
  {
    statement: 'keys.typing',
    name: 'a question mark in a field shows the list',
    patches: [script(/\|\|\["INPUT","TEXTAREA","SELECT"\]\.includes\(\w+\.tagName\)/, '')],
  },
  {
    statement: 'keys.typing',
    name: 'a slash in the editor of the playground opens the search',
    test: 'editor of the playground',
    patches: [script(/\[(\w+)\]=(\w+)\.composedPath\(\)(?=[;,][^{}]*isContentEditable)/, ' $1=$2.target')],
  },
  {
    statement: 'keys.typing',
    name: 'a modifier makes no difference',
    patches: [script(/\.ctrlKey\|\|(\w+)\.metaKey\|\|\1\.altKey\|\|\1\.isComposing\|\|\1\.repeat/, '.ctrlKey')],
  },
  {
    statement: 'keys.typing',
    name: 'keys work behind a dialog',
    patches: [script('document.querySelector("dialog[open]")', 'document.querySelector("dialog[opened]")')],
  },
  {
    statement: 'keys.off',
    name: 'they are on again after a reload',
    patches: [unstored('single-keys')],
  },
  {
    statement: 'keys.off',
    name: 'the slash still opens the search',
    patches: [script(/("\/"===\w+\.key&&!\(0,\w+\.\w+\)\(\w+\))&&\(0,\w+\.\w+\)\(\)/, '$1')],
  },
  {
    statement: 'keys.light',
    name: 'the code is loaded at the first key of any kind',
    patches: [browser(`addEventListener('keydown', (event) => { if (event.key === 'x') fetch('/docs/api'); }, true);`)],
  },
];
