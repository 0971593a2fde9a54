import {browser, script, type Fault} from '../fault';

export const PREFETCH: Fault[] = [
  {
    statement: 'prefetch.in-view',
    name: 'nothing is prefetched',
    test: 'when it enters the window',
    patches: [script(/(\w+)=>\((\w+)\.push\(\1\),1===\2\.length&&(\w+)\((\w+)\),!1\)/, '$1=>!1')],
  },
  {
    statement: 'prefetch.in-view',
    name: 'links far below are prefetched, too',
    test: 'when it enters the window',
    patches: [
      browser(
        `const Original = IntersectionObserver; window.IntersectionObserver = class extends Original { constructor(run, options) { super(run, {...options, rootMargin: '99999px'}); } };`,
      ),
    ],
  },
  {
    statement: 'prefetch.in-view',
    name: 'all are prefetched at once',
    test: 'one at a time',
    patches: [script(/\.length>0&&(\w+)\((\w+)\)\};window\.docusaurus/, '.length>0&&$2()};window.docusaurus')],
  },
  {
    statement: 'prefetch.touch',
    name: 'hovering loads nothing',
    test: 'hovered',
    patches: [
      browser(
        `for (const name of ['mouseover', 'mouseout', 'mouseenter', 'focusin', 'touchstart', 'pointerenter']) addEventListener(name, (event) => event.stopImmediatePropagation(), true);`,
      ),
    ],
  },
  {
    statement: 'prefetch.touch',
    name: 'touching loads nothing',
    test: 'touched',
    patches: [browser(`addEventListener('touchstart', (event) => event.stopImmediatePropagation(), true);`)],
  },
  {
    statement: 'prefetch.slow',
    name: 'on 2g all is prefetched',
    test: 'on 2g',
    patches: [script('.effectiveType.includes("2g")', '.effectiveType.includes("9g")'), script('/2g|3g/', '/8g|9g/')],
  },
  {
    statement: 'prefetch.once',
    name: 'the links of each page stay',
    patches: [script(/(\w+)\.has\((\w+)\.href\)\?\2\.remove\(\):/, '0?0:')],
  },
  {
    statement: 'prefetch.slow',
    name: 'a mobile connection is like any other',
    test: 'a mobile connection',
    patches: [script('"cellular"', '"celluloid"')],
  },
  {
    statement: 'prefetch.slow',
    name: 'what is pointed at is loaded all the same',
    test: 'on 3g',
    patches: [script(/preload:(\w+)=>\(0,(\w+)\.(\w+)\)\(\)&&(\w+)\(\1\)/, 'preload:$4')],
  },
  {statement: 'prefetch.slow', name: 'the data saver is disregarded', test: 'data saver', patches: [script('?.saveData', '?.savesData')]},
  {statement: 'prefetch.request', name: 'credentials are left out', test: 'with credentials', patches: [script('.withCredentials=!0', '.withCredentials=!1')]},
  {
    statement: 'prefetch.request',
    name: 'any answer is a success',
    test: 'status 200',
    patches: [script(/200===(\w+)\.status\?(\w+)\(\):(\w+)\(\)\},\1\.send/, '$2()},$1.send')],
  },
];
