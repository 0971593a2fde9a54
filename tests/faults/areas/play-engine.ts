import {browser, file, script, type Fault} from '../fault';

const STAGE = /^assets\/play\/stage\.[^/]+\.js$/;

export const PLAY_ENGINE: Fault[] = [
  {
    statement: 'play.packages',
    name: 'packages are not published',
    test: 'a package is loaded when it is imported',
    patches: [file(/^assets\/play\/[0-9a-f]{10}\.js$/, /^/, 'throw new Error();')],
  },
  {
    statement: 'play.errors',
    name: 'errors have no line',
    test: 'what is wrong is said in words',
    patches: [file(STAGE, 'play-file\\/', 'no-file\\/')],
  },
  {
    statement: 'play.errors',
    name: 'the packages that there are are not named',
    test: 'what is wrong is said in words',
    patches: [script(' in the playground. It has ', '. ')],
  },
  {
    statement: 'play.sandbox',
    name: 'the frame has the site’s origin',
    test: 'what reaches for something outside',
    patches: [
      browser(
        `const set = Element.prototype.setAttribute; Element.prototype.setAttribute = function (name, value) { set.call(this, name, name === 'sandbox' ? 'allow-scripts allow-same-origin allow-modals allow-popups' : value); };`,
      ),
      file(/^_headers$/, 'sandbox allow-scripts', 'sandbox allow-scripts allow-same-origin allow-modals allow-popups'),
    ],
  },
  {
    statement: 'play.sandbox',
    name: 'a stage that is opened by its address has the site’s origin',
    test: 'the stage has no origin',
    patches: [file(/^_headers$/, '; sandbox allow-scripts', '')],
  },
  {
    statement: 'play.loops',
    name: 'loops are not guarded',
    test: 'what goes on without end',
    patches: [file(STAGE, /loop:\(\)=>\w+\("A loop ran"\)/, 'loop:()=>{}')],
  },
  {
    statement: 'play.hang',
    name: 'nobody asks whether the stage answers',
    test: 'a stage that hangs',
    patches: [browser(`const every = window.setInterval; window.setInterval = (call, time) => (time === 500 ? 0 : every(call, time));`)],
  },
];
