import {browser, page, remove, script, type Fault} from '../fault';
import {ever, unstored} from '../shared';

export const LANDING: Fault[] = [
  {statement: 'landing.hero', name: 'the wrong line is lit', test: 'Hero on /player/', patches: [ever('[data-lit=true]', `each.dataset.lit = 'false';`)]},
  {
    statement: 'landing.hero',
    name: 'it is live before the reader plays it',
    test: 'until the reader uses',
    patches: [
      browser(`addEventListener('load', () => dispatchEvent(new Event('pointermove'))); setTimeout(() => dispatchEvent(new Event('pointermove')), 1500);`),
    ],
  },
  {
    statement: 'landing.hero',
    name: 'a value changes the code alone',
    test: 'each value in the margin',
    patches: [
      browser(
        `const {get} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value'); setInterval(() => document.querySelectorAll('[data-painted=true]').forEach((each) => { each.dataset.first ??= each.innerHTML; if (each.innerHTML !== each.dataset.first) each.innerHTML = each.dataset.first; }), 5);`,
      ),
    ],
  },
  {
    statement: 'landing.hero',
    name: 'it moves with reduced motion',
    test: 'with reduced motion',
    patches: [
      browser(`const media = window.matchMedia; window.matchMedia = (query) => (query.includes('reduced-motion') ? media('(width < 1px)') : media(query));`),
    ],
  },
  {
    statement: 'landing.parameters',
    name: 'the picture does not follow',
    test: 'Parameters: the form drives',
    patches: [
      browser(`addEventListener('input', (event) => { if (event.target.closest('[data-live=week-report]')) event.stopImmediatePropagation(); }, true);`),
    ],
  },
  {
    statement: 'landing.parameters',
    name: 'the arrow moves a card the other way',
    test: 'by keys and by buttons',
    patches: [script('{ArrowUp:-1,ArrowDown:1}', '{ArrowUp:1,ArrowDown:-1}')],
  },
  {
    statement: 'landing.parameters',
    name: 'a card cannot be dragged',
    test: '(mouse)',
    patches: [browser(`addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true);`)],
  },
  {
    statement: 'landing.player',
    name: 'the color is left out of the code',
    patches: [
      ever(
        '[data-live="name-tag"] code span, [data-live="name-tag"] code mark',
        `if (!each.childElementCount && each.textContent.includes('#686de0')) each.textContent = '';`,
      ),
    ],
  },
  {statement: 'landing.commands', name: 'the choice is forgotten', patches: [unstored('.tab')]},
  {
    statement: 'landing.commands',
    name: 'another command is copied',
    patches: [
      browser(
        `const write = Clipboard.prototype.writeText; Clipboard.prototype.writeText = function (text) { return write.call(this, text.replace('pnpm', 'npm')); };`,
      ),
    ],
  },
  {statement: 'landing.render', name: 'a way to render is missing', test: 'all four kinds', patches: [page(/^index\.html$/, '>Docker<', '>Podman<')]},
  {
    statement: 'landing.render',
    name: 'a figure has lost its condition',
    test: 'all four kinds',
    patches: [page(/^index\.html$/, /on warm ARM64 functions/, 'on functions')],
  },
  {
    statement: 'landing.render',
    name: 'a note leads back to nowhere',
    test: 'every note',
    patches: [ever('li[id^="note-"] a', `if (/^Back/.test(each.ariaLabel ?? each.textContent)) each.setAttribute('href', '#nowhere');`)],
  },
  {statement: 'landing.templates', name: 'a picture is missing', patches: [remove(/^img\/(templates|demos)\/.*\.(webp|avif|png|jpg)$/)]},
  {
    statement: 'landing.no-newsletter',
    name: 'a form asks for an address',
    patches: [
      ever('main', `if (!each.querySelector('input[type=email]')) each.insertAdjacentHTML('beforeend', '<form action="/"><input type="email"></form>');`),
    ],
  },
  {statement: 'landing.price', name: 'the minimum is disregarded', test: 'never falls below', patches: [script(/Math\.max\((\w+),(\w+)\)\}\}?/, '$2}}')]},
  {
    statement: 'landing.price',
    name: 'a seat costs a dollar more',
    test: 'never falls below',
    patches: [script(/seat:25/, 'seat:26'), script(/"seat":25/, '"seat":26')].slice(1),
  },
  {
    statement: 'landing.lambda-plan',
    name: 'it begins with another split',
    test: 'split and the price of the package',
    patches: [
      browser(`setInterval(() => document.querySelectorAll('dl dd').forEach((each) => { if (each.textContent === '82') each.textContent = '80'; }), 5);`),
    ],
  },
  {
    statement: 'landing.lambda-plan',
    name: 'a slider changes nothing',
    test: 'follows its sliders',
    patches: [
      browser(
        `for (const name of ['input', 'change']) addEventListener(name, (event) => { if (event.target.type === 'range') event.stopImmediatePropagation(); }, true);`,
      ),
    ],
  },
];
