import {addStyle, browser, file, remove, source, type Fault} from '../fault';
import {ever, noEscape, noKeys, preloads, unstored} from '../shared';

export const PLAY_PAGE: Fault[] = [
  {
    statement: 'play.edit',
    name: 'changed code is not compiled',
    test: 'a changed line changes the frame',
    patches: [browser('Worker.prototype.postMessage = () => undefined;')],
  },
  {statement: 'play.edit', name: 'a key does not move the playhead', test: 'scrubbed, stepped and played', patches: [noKeys(`event.key === 'PageUp'`)]},
  {
    statement: 'play.edit',
    name: 'errors are not listed',
    test: 'an error stands at its line',
    patches: [addStyle('[aria-label=Errors]{display:none!important}')],
  },
  {
    statement: 'play.opens',
    name: 'a demo does not lead to it',
    test: 'a demo and a sample lead to it',
    patches: [ever('[data-demo] a[href*="/play/"]', `each.href = '/play/';`)],
  },
  {
    statement: 'play.opens',
    name: 'the code of samples is not published',
    test: 'a demo and a sample lead to it',
    patches: [remove(/^play\/samples\/sample\/.*\.json$/)],
  },
  {
    statement: 'play.weight',
    name: 'the editor may weigh 250 kB at most',
    test: 'the editor takes keys',
    patches: [source(/^config\/budgets\.ts$/, 'playEditor: 260_000', 'playEditor: 250_000')],
  },
  {
    statement: 'play.without',
    name: 'what is missing is not said',
    test: 'without workers',
    patches: [addStyle('[role=alert]{display:none!important}')],
  },
  {
    statement: 'play.without',
    name: 'what cannot be fetched is not named',
    test: 'offline',
    patches: [file(/^assets\/play\/stage\.[^/]+\.js$/, ' could not be loaded. Check your connection', ' failed')],
  },
  {statement: 'play.weight', name: 'each page loads it ahead', test: 'loads nothing of the playground', patches: [preloads('/play/')]},
  {
    statement: 'play.share',
    name: 'a link is cut off',
    test: 'a link opens the same project',
    patches: [
      browser(`const write = Clipboard.prototype.writeText; Clipboard.prototype.writeText = function (text) { return write.call(this, text.slice(0, -40)); };`),
    ],
  },
  {statement: 'play.waits', name: 'it runs by itself', test: 'which waits for Run', patches: [ever('[data-stage=waiting] button', 'each.click();')]},
  {statement: 'play.draft', name: 'drafts are not kept', test: 'survives a reload', patches: [unstored('play:')]},
  {statement: 'play.download', name: 'versions are not exact', patches: [file(/^play\/versions\.json$/, '4.0.332', '^4.0.332')]},
  {statement: 'play.form', name: 'there is no form', test: 'a schema becomes a form', patches: [addStyle('[data-form]{display:none!important}')]},
  {
    statement: 'play.files',
    name: 'files of the reader are not taken',
    test: 'an image of the reader',
    patches: [browser(`addEventListener('change', (event) => { if (event.target.type === 'file') event.stopImmediatePropagation(); }, true);`)],
  },
  {
    statement: 'play.phone',
    name: 'both are shown at once',
    test: 'behind two buttons',
    patches: [addStyle('[data-name=code],[data-name=picture]{visibility:visible!important}')],
  },
  {statement: 'play.keys', name: 'the keyboard is caught in the editor', test: 'into the editor and out of it', patches: [noEscape]},
  {
    statement: 'play.keys',
    name: 'a button has no name',
    test: 'axe finds nothing (light)',
    patches: [ever('[aria-label="Next frame"]', `each.removeAttribute('aria-label'); each.removeAttribute('title');`)],
  },
];
