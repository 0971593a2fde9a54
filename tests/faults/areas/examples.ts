import {browser, script, type Fault} from '../fault';
import {ever, misled, noKeys, restless} from '../shared';

export const EXAMPLES: Fault[] = [
  {statement: 'examples.light', name: 'a demo is missing', patches: [ever('[data-example="star"]', 'each.remove();')]},
  {statement: 'examples.light', name: 'all posters are loaded', patches: [ever('[data-example] img', `each.loading = 'eager';`)]},
  {statement: 'examples.motion', name: 'tiles move with reduced motion', test: 'with reduced motion', patches: [restless]},
  {
    statement: 'examples.motion',
    name: 'two move at a time',
    test: 'under the pointer',
    patches: [
      browser(
        `for (const name of ['pointerleave', 'pointerout', 'mouseleave', 'mouseout']) addEventListener(name, (event) => event.stopImmediatePropagation(), true);`,
      ),
    ],
  },
  {
    statement: 'examples.open',
    name: 'it has no link of its own',
    test: 'opens in place',
    patches: [
      browser(
        `for (const name of ['replaceState', 'pushState']) { const own = history[name]; history[name] = (state, title, address) => own.call(history, state, title, String(address).split('?')[0]); }`,
      ),
    ],
  },
  {
    statement: 'examples.open',
    name: 'an address opens nothing',
    test: 'an address opens its',
    patches: [browser(`if (location.search) history.replaceState(history.state, '', location.pathname);`)],
  },
  {
    statement: 'examples.filters',
    name: 'filters replace one another',
    patches: [misled('a[href*="&"]', `link.pathname + '?' + link.search.split('&').at(-1)`)],
  },
  {
    statement: 'examples.keyboard',
    name: 'the arrow down leads to the next tile',
    patches: [script(/case"ArrowDown":return \w+\(\w+\.slice\((\w+)\+1\)[^;]*;/, 'case"ArrowDown":return s[$1+1];')],
  },
  {statement: 'examples.keyboard', name: 'Enter opens nothing', patches: [noKeys(`event.key === 'Enter'`)]},
  {statement: 'examples.links', name: 'an API page leads to all examples', patches: [misled('a[href^="/examples/?api"]', `'/examples/'`)]},
];
