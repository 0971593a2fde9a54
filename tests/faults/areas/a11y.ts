import {addStyle, type Fault} from '../fault';
import {ever, noEscape, noKeys} from '../shared';

export const A11Y: Fault[] = [
  {
    statement: 'a11y.axe',
    name: 'a button has no name',
    test: 'axe finds nothing on / (light, 1440',
    patches: [
      ever(
        '.navbar__toggle, [aria-keyshortcuts]',
        `each.removeAttribute('aria-label'); each.querySelectorAll('span, kbd').forEach((text) => (text.textContent = ''));`,
      ),
    ],
  },
  {
    statement: 'a11y.axe',
    name: 'text is too pale',
    test: 'axe finds nothing on / (dark, 1440',
    patches: [addStyle('[data-theme=dark] main p{color:#444!important}')],
  },
  {
    statement: 'a11y.axe',
    name: 'a field of the search has no label',
    test: 'in the modal (light, 1440',
    patches: [ever('dialog input', `each.removeAttribute('aria-label'); each.removeAttribute('placeholder'); each.labels.forEach((label) => label.remove());`)],
  },
  {statement: 'a11y.focus', name: 'links are not marked', patches: [addStyle('a:focus-visible{outline:none!important;box-shadow:none!important}')]},
  {
    statement: 'a11y.keyboard',
    name: 'a button cannot be reached',
    test: 'a form with mistakes',
    patches: [ever('main form button', 'each.tabIndex = -1;')],
  },
  {
    statement: 'a11y.keyboard',
    name: 'a field keeps the focus',
    test: 'a form with mistakes',
    patches: [noKeys(`event.key === 'Tab' && event.target.matches('textarea')`)],
  },
  {statement: 'a11y.keyboard', name: 'Escape does nothing', test: 'the search opens', patches: [noEscape]},
  {
    statement: 'a11y.reading',
    name: 'a menu does not say that it is open',
    test: 'on the home page',
    patches: [ever('.navbar [aria-expanded]', `each.removeAttribute('aria-expanded');`)],
  },
  {
    statement: 'a11y.reading',
    name: 'a field does not say that it is wrong',
    test: 'a form with mistakes',
    patches: [ever('[aria-invalid]', `each.removeAttribute('aria-invalid');`)],
  },
  {
    statement: 'a11y.reading',
    name: 'headings come in another order',
    test: 'the templates are filters',
    patches: [ever('main h1', 'each.closest("main").append(each);')],
  },
  {
    statement: 'a11y.reading',
    name: 'the picture of a demo has no words',
    test: 'in a guide',
    patches: [ever('[data-demo] img', `each.alt = '';`)],
  },
  {statement: 'a11y.zoom', name: 'a heading is cut off', test: 'Text at 200', patches: [addStyle('h1{height:2rem;max-height:34px;overflow:hidden}')]},
  {statement: 'a11y.zoom', name: 'a page scrolls sideways', test: 'Zoom at 400', patches: [addStyle('main h2{min-width:600px}')]},
  {statement: 'a11y.zoom', name: 'the text size of the browser is disregarded', test: 'Larger text', patches: [addStyle('html{font-size:17px!important}')]},
  {
    statement: 'a11y.motion',
    name: 'something moves',
    patches: [addStyle('@keyframes turn{to{rotate:1turn}}.navbar__logo{animation:turn 2s infinite!important}')],
  },
  {
    statement: 'a11y.forced-colors',
    name: 'the current page is marked by color alone',
    test: '(dark)',
    patches: [addStyle('.menu__link--active{font-weight:400!important}')],
  },
  {statement: 'a11y.forced-colors', name: 'the focus is not marked', test: '(light)', patches: [addStyle('button:focus{outline:none!important}')]},
];
