import {addStyle, browser, page, script, type Fault} from '../fault';
import {ever, misled, noKeys} from '../shared';

export const CATALOG: Fault[] = [
  {statement: 'catalog.complete', name: 'an expert is missing', test: '/experts/', patches: [ever('main ul > li:has(> h2):nth-child(3)', 'each.remove();')]},
  {
    statement: 'catalog.filters',
    name: 'the choice is not kept in the address',
    test: 'narrows /experts/, and “All”',
    patches: [
      browser(
        `for (const name of ['replaceState', 'pushState']) { const own = history[name]; history[name] = (state, title, address) => own.call(history, state, title, String(address).split('?')[0]); }`,
      ),
    ],
  },
  {
    statement: 'catalog.filters',
    name: 'the keyboard loses its place',
    test: 'keyboard narrows /templates/',
    patches: [browser(`addEventListener('click', () => setInterval(() => document.activeElement.blur(), 5), true);`)],
  },
  {
    statement: 'catalog.filters',
    name: 'filters replace one another',
    test: 'work together, in any order',
    patches: [misled('a[href*="&"]', `link.pathname + '?' + link.search.split('&').at(-1)`)],
  },
  {statement: 'catalog.filters', name: 'the order cannot be chosen', test: 'the showcase stand in the address', patches: [script('"shuffled"', '"mixed"')]},
  {
    statement: 'catalog.unknown-values',
    name: 'a value that does not exist leaves no entry',
    patches: [script(/matches:(\w+)\?(\w+)\.filter\(/, 'matches:new URLSearchParams(location.search).size?$2.filter(')],
  },
  {
    statement: 'catalog.steady',
    name: 'cards move when the order arrives',
    test: 'change their order by the day',
    patches: [browser(`document.querySelector('main').style.paddingTop = '300px';`)],
  },
  {
    statement: 'catalog.steady',
    name: 'a banner pushes the list down',
    test: 'nothing moves while /showcase/',
    patches: [browser(`setTimeout(() => { document.querySelector('main').style.paddingTop = '300px'; }, 400);`)],
  },
  {
    statement: 'catalog.pictures',
    name: 'a template has no picture',
    test: 'every template has a picture',
    patches: [ever('main ul > li:nth-child(4) img', 'each.remove();')],
  },
  {
    statement: 'catalog.pictures',
    name: 'the paid one is not marked',
    test: 'every template has a picture',
    patches: [ever('main ul > li *', `if (!each.childElementCount && each.textContent === 'Paid') each.textContent = '';`)],
  },
  {
    statement: 'catalog.showcase',
    name: 'a video is requested before it is asked for',
    test: 'plays in its place',
    patches: [
      browser(
        `addEventListener('load', () => { document.body.append(Object.assign(document.createElement('iframe'), {src: 'https://www.youtube-nocookie.com/embed/x'})); });`,
      ),
    ],
  },
  {
    statement: 'catalog.showcase',
    name: 'it comes from the domain that sets cookies',
    test: 'plays in its place',
    patches: [script('www.youtube-nocookie.com', 'www.youtube.com')],
  },
  {
    statement: 'catalog.showcase',
    name: 'the focus is lost when a video is closed',
    test: 'plays in its place',
    patches: [
      browser(
        `const focus = HTMLElement.prototype.focus; HTMLElement.prototype.focus = function (options) { if (!/^Play from/.test(this.ariaLabel ?? '')) focus.call(this, options); };`,
      ),
    ],
  },
  {statement: 'catalog.showcase', name: 'what has no video does not say so', test: 'what has no picture', patches: [script('"No video on record"', '""')]},
  {
    statement: 'catalog.filters',
    name: 'rare choices cannot be reached',
    test: 'and the others on request',
    patches: [noKeys(`event.key === 'Enter' && / more$/.test(event.target.textContent)`)],
  },
  {statement: 'catalog.profile', name: 'nothing leads to the expert', test: 'by one button', patches: [script('"Book a call"', '"All experts"')]},
  {
    statement: 'catalog.template',
    name: 'a page does not say how to create it',
    test: 'how to create it',
    patches: [page(/^templates\/blank\.html$/, 'create-video@latest --blank', 'create-video@latest')],
  },
  {
    statement: 'catalog.template',
    name: 'a still has a timeline',
    test: 'renders stills',
    patches: [
      ever(
        '[data-demo="template-still"]',
        `if (!each.querySelector('[aria-label=Play]')) each.insertAdjacentHTML('beforeend', '<button aria-label=Play></button>');`,
      ),
    ],
  },
  {
    statement: 'catalog.profile',
    name: 'clients stand among projects',
    test: 'keeps own projects apart',
    patches: [script('title:"Clients"', 'title:"Projects"'), page(/^experts\/matthew-mcgillivray\.html$/, 'Clients</h2>', 'Projects</h2>')],
  },
  {
    statement: 'catalog.profile',
    name: 'it does not say of when it is',
    test: 'keeps own projects apart',
    patches: [addStyle('main dl{display:none!important}')],
  },
  {
    statement: 'catalog.listing',
    name: 'a profile leads to another place',
    test: 'profiles lead there',
    patches: [script('"#listing"', '"#list"'), script('/experts/#listing', '/experts/#list')].slice(1),
  },
  {
    statement: 'catalog.listing',
    name: 'the private way is missing',
    test: 'not public',
    patches: [page(/^experts\/index\.html$/, /href="https:\/\/remotion\.pro\/privacy"/g, 'href="/contact/"')],
  },
];
