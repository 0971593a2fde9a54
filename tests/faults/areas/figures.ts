import {addStyle, browser, page, remove, type Fault} from '../fault';
import {ever} from '../shared';

export const FIGURES: Fault[] = [
  {
    statement: 'figures.html',
    name: 'it has no text alternative',
    test: 'in the page itself',
    patches: [page(/^docs\/spring\.html$/, /(data-figure="spring-parameters".*?)aria-label="[^"]*"/s, '$1aria-label="A figure"')],
  },
  {
    statement: 'figures.html',
    name: 'a number could not be computed',
    test: 'announced to agents',
    patches: [
      page(/^docs\/loop\.html$/, /(<figcaption[^>]*>)/, '$1NaN '),
      browser(
        `setInterval(() => document.querySelectorAll('main figcaption').forEach((each) => { if (!each.textContent.includes('NaN')) each.append('NaN'); }), 10);`,
      ),
    ],
  },
  {statement: 'figures.pictures', name: 'the numbers are not explained', patches: [ever('[data-figure="studio-window"] ol', `each.remove();`)]},
  {statement: 'figures.navigation', name: 'it is not fetched', patches: [remove(/^assets\/figures\/.*$/)]},
  {
    statement: 'figures.navigation',
    name: 'nothing stands in its place',
    patches: [ever('[data-figure="spring-parameters"] [role=img]', `if (!each.querySelector('svg')) each.textContent = '';`)],
  },
  {statement: 'figures.readable', name: 'a text is too small', test: '390 pixels (light)', patches: [addStyle('[data-figure] text tspan{font-size:8px}')]},
  {
    statement: 'figures.readable',
    name: 'texts run over one another',
    test: '1440 pixels (dark)',
    patches: [addStyle('[data-figure] text tspan{font-size:40px}')],
  },
];
