import {browser, script, type Fault} from '../fault';

export const VIEWS: Fault[] = [
  {
    statement: 'views.sent',
    name: 'the event is not sent',
    build: 'build-configured',
    test: 'path first',
    patches: [script('"event","page_view"', '"event","page_seen"')],
  },
  {
    statement: 'views.sent',
    name: 'every key counts',
    build: 'build-configured',
    test: 'path first',
    patches: [script(/return (\w+)\.later\((\w+)\)/, 'return $2()')],
  },
  {
    statement: 'views.sent',
    name: 'the title is that of the page before',
    build: 'build-configured',
    test: 'when the event is sent',
    patches: [script(/(\w+)\.flush\(\),setTimeout\((\w+)\)/, '$1.flush(),$2()')],
  },
  {statement: 'views.none', name: 'a queue is made all the same', patches: [browser('window.dataLayer = [];')]},
  {
    statement: 'views.blocked',
    name: 'a service that is down stops the search',
    build: 'build-configured',
    test: 'down',
    patches: [script('"Unable to fetch results"', '""')],
  },
  {
    statement: 'views.blocked',
    name: 'a service that is silent stops the page',
    build: 'build-configured',
    test: 'silent',
    patches: [
      browser(
        `let waits = true; addEventListener('load', () => (waits = false)); addEventListener('click', (event) => { if (!document.querySelector('script#crawlchat-script')?.dataset.loaded) { event.stopImmediatePropagation(); event.preventDefault(); } }, true);`,
      ),
    ],
  },
];
