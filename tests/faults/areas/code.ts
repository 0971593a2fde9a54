import {addStyle, browser, empty, file, script, type Fault} from '../fault';

export const CODE: Fault[] = [
  {
    statement: 'code.copy',
    name: 'the last line is missing',
    test: 'puts its text',
    patches: [
      script('return t?.textContent??""', 'return(t?.textContent??"").slice(0,-3)'),
      script('return s?.textContent??""', 'return(s?.textContent??"").slice(0,-3)'),
      script('return a?.textContent??""', 'return(a?.textContent??"").slice(0,-3)'),
    ].slice(0, 1),
  },
  {statement: 'code.copy', name: 'removed lines are copied, too', test: 'lines that a change removes', patches: [script('".removed, .sign"', '".sign"')]},
  {
    statement: 'code.types',
    name: 'they are fetched with the page',
    test: 'first hover',
    patches: [browser(`fetch('/hovers' + location.pathname + '.json');`)],
  },
  {
    statement: 'code.types',
    name: 'a type is another',
    test: 'hovering a name',
    patches: [file(/^hovers\/docs\/use-current-frame\.json$/, 'useCurrentFrame(): number', 'useCurrentFrame(): string')],
  },
  {
    statement: 'code.types',
    name: 'a panel moves the page',
    test: 'hovering a name',
    patches: [addStyle('figure.code-sample [role=status] > div{position:static!important}')],
  },
  {statement: 'code.types', name: 'samples of a landing page have none', test: 'in a later sample', patches: [empty(/^hovers\/src\/.*\.json$/)]},
  {
    statement: 'code.types-input',
    name: 'Escape leaves it open',
    test: 'hovering a name',
    patches: [browser(`addEventListener('keydown', (event) => { if (event.key === 'Escape') event.stopImmediatePropagation(); }, true);`)],
  },
  {
    statement: 'code.types-input',
    name: 'the arrow to the left leads to the right',
    test: 'arrow keys go',
    patches: [script('{ArrowLeft:-1,ArrowRight:1}', '{ArrowLeft:1,ArrowRight:1}')],
  },
  {
    statement: 'code.types-input',
    name: 'a tap elsewhere leaves it open',
    test: 'a tap opens',
    patches: [browser(`addEventListener('pointerdown', (event) => { if (!event.target.closest('figure')) event.stopImmediatePropagation(); }, true);`)],
  },
  {
    statement: 'code.types-links',
    name: 'a type leads nowhere',
    patches: [file(/^hovers\/docs\/use-current-frame\.json$/, '/docs/absolute-fill', '/docs/absolute')],
  },
  {
    statement: 'code.types-links',
    name: 'Tab does not reach the link',
    patches: [browser(`setInterval(() => document.querySelectorAll('figure.code-sample [role=status] a').forEach((link) => (link.tabIndex = -1)), 10);`)],
  },
  {
    statement: 'code.types-missing',
    name: 'an empty panel opens',
    patches: [
      script(/\.ok\?(\w+)\.json\(\):void 0/, '.json()'),
      browser(
        `addEventListener('mouseover', (event) => { const figure = event.target.closest('figure.code-sample'); if (figure && !figure.querySelector('[role=status] div')) { const box = document.createElement('div'); box.textContent = '?'; figure.querySelector('[role=status]').append(box); figure.querySelectorAll('[role=status]').forEach((status) => status.append(box.cloneNode(true))); } }, true);`,
      ),
    ],
  },
  {
    statement: 'code.strip',
    name: 'frames shrink with the window',
    patches: [addStyle('figure [role=group][aria-label=Frames] > div { width: 100% !important; }')],
  },
];
