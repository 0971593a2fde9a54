/** A program that means harm, or is a mistake of the worst kind. */
export type Hostile = {
  name: string;
  code: string;
  /** What the list of errors must say; nothing where the program has no effect and needs no words. */
  says?: RegExp;
  /** The line that it must name. */
  line?: number;
};

const scene = (body: string, top = ''): string => `${top && `${top}\n`}export const Scene = () => {
  ${body}
  return <div>still here</div>;
};
`;

/** Each reaches for something outside of the stage. */
export const REACHES: Hostile[] = [
  {name: 'reads the document of the page', code: scene('return <div>{parent.document.title}</div>;'), says: /outside its frame/},
  {name: 'writes into the document of the page', code: scene("parent.document.body.innerHTML = 'taken';"), says: /outside its frame/},
  {name: 'reads what the page has stored', code: scene('return <div>{parent.localStorage.length}</div>;'), says: /outside its frame/},
  {name: 'reads its own storage', code: scene('return <div>{localStorage.length}</div>;'), says: /outside its frame/},
  {name: 'reads the session’s storage', code: scene('return <div>{sessionStorage.length}</div>;'), says: /outside its frame/},
  {name: 'reads cookies', code: scene('return <div>{document.cookie}</div>;'), says: /outside its frame/},
  {name: 'opens a database', code: scene("indexedDB.open('play');"), says: /IndexedDB|denied/, line: 2},
  {name: 'registers a service worker', code: scene('', "navigator.serviceWorker.register('/sw.js');"), says: /sandboxed|Service|serviceWorker|undefined/},
  {name: 'leads the page away', code: scene('', "top!.location.href = '/docs/';"), says: /outside its frame|navigate/},
  {name: 'replaces the page’s address', code: scene('', "parent.location.replace('/docs/');"), says: /outside its frame|navigate/},
  {name: 'goes back in the history', code: scene('', 'top!.history.back();'), says: /outside its frame/},
  {name: 'leads itself away', code: scene('', "location.href = '/docs/';"), says: /led the stage to another address/},
  {name: 'leads itself to another site', code: scene('', "location.href = 'https://example.com/';"), says: /led the stage to another address/},
  {name: 'loads itself again', code: scene('', 'location.reload();'), says: /led the stage to another address/},
  {name: 'sets the domain', code: scene("document.domain = 'localhost';"), says: /outside its frame/},
  {name: 'opens a window', code: scene("const other = window.open('/docs/'); if (!other) throw new Error('no window');"), says: /no window/, line: 2},
  {name: 'opens dialogs', code: scene("alert('x'); if (prompt('y') === null) throw new Error('no dialog');"), says: /no dialog/, line: 2},
  {name: 'prints', code: scene('', 'print();')},
  {name: 'sends a form', code: scene('', "const form = document.createElement('form'); form.action = '/contact/'; document.body.append(form); form.submit();")},
  {
    name: 'downloads a file',
    code: scene(
      '',
      "const link = document.createElement('a'); link.href = 'data:text/plain,x'; link.download = 'x.txt'; document.body.append(link); link.click();",
    ),
  },
  {
    name: 'fetches from another site',
    code: scene('', "fetch('https://example.com/').catch(() => { throw new Error('not sent'); });"),
    says: /not sent/,
    line: 1,
  },
  {
    name: 'loads a script of another site',
    code: scene('', "const script = document.createElement('script'); script.src = 'https://example.com/x.js'; document.head.append(script);"),
  },
  {name: 'makes code from text', code: scene("eval('1 + 1');"), says: /unsafe-eval|Content Security Policy|call to eval/i, line: 2},
  {name: 'makes a function from text', code: scene("new Function('return 1')();"), says: /unsafe-eval|Content Security Policy|call to Function/i, line: 2},
  {name: 'frames a page', code: scene('', "const frame = document.createElement('iframe'); frame.src = '/docs/'; document.body.append(frame);")},
  {
    name: 'floods the page with messages',
    code: scene('', "setInterval(() => { for (let i = 0; i < 3000; i++) parent.postMessage({type: 'ready'}, '*'); }, 5);"),
    says: /messages within a second/,
  },
  {
    name: 'sends messages that are none',
    code: scene('', "for (const x of [null, 1, 'x', {type: 'running', id: 1, exports: 'x'}, {type: 'error', id: {}, phase: 'x'}]) parent.postMessage(x, '*');"),
  },
  {name: 'floods the console', code: scene('', "for (let i = 0; i < 20000; i++) console.log('line ' + i);")},
];

/** Each goes on without end. */
export const ENDLESS: Hostile[] = [
  {name: 'while', code: scene('while (true) {}'), says: /ran for more than 1\.5 seconds/, line: 2},
  {name: 'for', code: scene('for (let i = 0; i >= 0; i++) {}'), says: /ran for more than 1\.5 seconds/, line: 2},
  {name: 'do', code: scene('', 'do {} while (true);'), says: /ran for more than 1\.5 seconds/, line: 1},
  {
    name: 'for of what grows',
    code: scene('const list = [1]; for (const item of list) list.push(item);'),
    says: /ran for more than 1\.5 seconds|million members/,
    line: 2,
  },
  {name: 'functions that call themselves', code: scene('again();', 'const again = (): number => again() + 1;'), says: /call each other without end/},
  {
    name: 'promises that wait for themselves',
    code: scene('void again();', 'const again = async (): Promise<void> => { await null; return again(); };'),
    says: /ran for more than 1\.5 seconds|Functions called each other/,
    line: 1,
  },
  {
    name: 'arrays without end',
    code: scene('', 'const all: number[][] = []; while (true) all.push(new Array(1_000_000).fill(1));'),
    says: /million members/,
    line: 1,
  },
  {name: 'text without end', code: scene('', "let text = 'x'; while (true) text = text.repeat(2);"), says: /million members/, line: 1},
  {
    name: 'state without end',
    code: `import {useState} from 'react';\nexport const Scene = () => {\n  const [n, set] = useState(0);\n  set(n + 1);\n  return <div>{n}</div>;\n};\n`,
    says: /sets its state while it is drawn/,
  },
];

/** Each is wrong in a way that a beginner meets. */
export const WRONG: Hostile[] = [
  {name: 'throws while it is drawn', code: scene("throw new Error('in render');"), says: /in render/, line: 2},
  {
    name: 'throws in an effect',
    code: `import {useEffect} from 'react';\nexport const Scene = () => {\n  useEffect(() => {\n    throw new Error('in an effect');\n  }, []);\n  return <div />;\n};\n`,
    says: /in an effect/,
    line: 4,
  },
  {name: 'throws in a promise', code: scene('', "Promise.reject(new Error('in a promise'));"), says: /in a promise/, line: 1},
  {name: 'throws in a timer', code: scene('', "setTimeout(() => { throw new Error('in a timer'); }, 5);"), says: /in a timer/, line: 1},
  {name: 'throws what is no error', code: scene("throw 'a text';"), says: /a text/},
  {name: 'exports nothing', code: 'const Scene = () => <div />;\nvoid Scene;\n', says: /exports nothing/},
  {name: 'exports a class', code: 'export default class Scene {}\n', says: /is a class/},
  {name: 'exports an element', code: 'const Scene = () => <div />;\nexport default <Scene />;\n', says: /is an element/},
  {name: 'imports itself', code: `import {other} from './Opening';\nexport const value = 1;\n${scene('return <div>{String(other)}</div>;')}`},
  {name: 'imports what is not there', code: `import {x} from './missing';\n${scene('return <div>{x}</div>;')}`, says: /There is no file \.\/missing/, line: 1},
  {
    name: 'imports a package that is not there',
    code: `import chunk from 'lodash';\n${scene('return <div>{chunk([1])}</div>;')}`,
    says: /There is no package lodash in the playground\. It has react, /,
    line: 1,
  },
  {
    name: 'imports what runs in Node.js',
    code: `import fs from 'node:fs';\n${scene("return <div>{fs.readFileSync('x')}</div>;")}`,
    says: /node:fs runs in Node\.js/,
    line: 1,
  },
  {name: 'names a variable twice', code: scene('const a = 1;\n  const a = 2;\n  void a;'), says: /already been declared/, line: 3},
  {name: 'waits at the top', code: scene('', 'await Promise.resolve();'), says: /await/},
  {name: 'is no code', code: '\u0000\u0001 %PDF-1.7 ((((', says: /Unexpected|Invalid|character/i},
  {name: 'has a megabyte', code: `// ${'x'.repeat(1_000_000)}\n${scene('')}`, says: /characters/},
];

export const HOSTILE: Hostile[] = [...REACHES, ...ENDLESS, ...WRONG];
