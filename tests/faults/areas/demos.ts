import {addStyle, browser, page, remove, script, type Fault} from '../fault';
import {ever, unclickable, noKeys, restless} from '../shared';

export const DEMOS: Fault[] = [
  {
    statement: 'demos.pages',
    name: 'a page lacks a demo',
    test: 'that their sources name',
    patches: [page(/^docs\/spring\.html$/, 'data-demo="spring"', 'data-demos="spring"')],
  },
  {
    statement: 'demos.pages',
    name: 'a demo is not tested',
    build: 'build-configured',
    test: 'every demo is tried',
    patches: [remove(/^demo\/spring(\/index)?\.html$/)],
  },
  {
    statement: 'demos.loading',
    name: 'it is loaded with the page',
    test: 'nothing of it is loaded',
    patches: [
      browser(`addEventListener('scroll', () => dispatchEvent(new Event('pointermove'))); setTimeout(() => dispatchEvent(new Event('pointermove')), 500);`),
    ],
  },
  {statement: 'demos.loading', name: 'on 2g it opens by itself', test: 'on 2g it is', patches: [script('/2g|3g/', '/8g|9g/')]},
  {
    statement: 'demos.loading',
    name: 'opening it moves the page',
    test: 'posters arrive and demos open, at 1440',
    patches: [addStyle('[data-stage=live]{padding-top:90px}')],
  },
  {statement: 'demos.playback', name: 'it is twice as fast', test: 'chosen speed', patches: [script('playbackRate:', 'playbackRate:2*')]},
  {
    statement: 'demos.playback',
    name: 'it plays on out of view',
    test: 'nothing of it is loaded',
    patches: [script(/(\w+)\?\.isIntersecting\?(\w+)\.current\|\|(\w+)\(\):(\w+)\.pause\(\)/, '$1?.isIntersecting&&($2.current||$3())')],
  },
  {
    statement: 'demos.playback',
    name: 'it cannot be kept from looping',
    test: 'until the loop is turned off',
    patches: [browser(`addEventListener('click', (event) => { if (event.target.closest('[aria-label=Loop]')) event.stopImmediatePropagation(); }, true);`)],
  },
  {
    statement: 'demos.playback',
    name: 'seeking does not pause it',
    test: 'play, a frame on and back',
    patches: [script(/(\w+)\?\.pause\(\),\1\?\.seekTo\((\w+)\)/, '$1?.seekTo($2)')],
  },
  {
    statement: 'demos.controls',
    name: 'Reset keeps the values',
    test: 'Reset brings back',
    patches: [
      browser(
        `addEventListener('click', (event) => { if (/^Reset/.test(event.target.closest('button')?.ariaLabel ?? event.target.closest('button')?.textContent)) event.stopImmediatePropagation(); }, true);`,
      ),
    ],
  },
  {
    statement: 'demos.controls',
    name: 'a variant opens with another option',
    build: 'build-configured',
    test: 'names a variant',
    patches: [script('"makeStar"', '"makeHeart"')],
  },
  {statement: 'demos.keyboard', name: 'its controls ignore keys', test: 'values are changed, reset', patches: [noKeys(`event.key === 'End'`)]},
  {
    statement: 'demos.keyboard',
    name: 'Home does not pause it',
    test: 'Home pauses it',
    patches: [noKeys(`event.key === 'Home' && event.target.value === '0'`)],
  },
  {
    statement: 'demos.look',
    name: 'the page sizes its boxes',
    test: 'looks as on its poster',
    patches: [addStyle('[data-painted] *{box-sizing:content-box!important}')],
  },
  {
    statement: 'demos.look',
    name: 'it inherits type',
    test: 'looks as on its poster',
    patches: [addStyle('[data-painted]{text-rendering:optimizeSpeed!important}')],
  },
  {statement: 'demos.reduced-motion', name: 'it plays', test: 'it opens, and stands still', patches: [restless]},
  {statement: 'demos.link', name: 'the frame is left out', test: 'an address opens', patches: [script('"frame"', '"frames"')]},
  {
    statement: 'demos.link',
    name: 'the address does not follow',
    test: 'an address opens',
    patches: [
      browser(
        `const replace = history.replaceState; history.replaceState = (state, title, address) => { if (!String(address).includes('demo=')) replace.call(history, state, title, address); };`,
      ),
    ],
  },
  {
    statement: 'demos.copy',
    name: 'the values of the file are copied',
    test: 'as it stands in the file',
    patches: [
      browser(
        `const write = Clipboard.prototype.writeText; Clipboard.prototype.writeText = function (text) { return write.call(this, text.replace(/damping = [\\d.]+/, 'damping = 10')); };`,
      ),
    ],
  },
  {
    statement: 'demos.copy',
    name: 'the way into a project leaves out a package',
    test: 'the way into a project',
    patches: [
      browser(
        `const write = Clipboard.prototype.writeText; Clipboard.prototype.writeText = function (text) { return write.call(this, text.replace(/ ?@remotion\\/noise@\\S+/, '')); };`,
      ),
    ],
  },
  {
    statement: 'demos.sound',
    name: 'it is heard at once',
    test: 'without being heard',
    patches: [browser(`setInterval(() => document.querySelectorAll('audio').forEach((audio) => (audio.muted = false)), 5);`)],
  },
  {
    statement: 'demos.full-screen',
    name: 'the controls are missing',
    patches: [addStyle(':fullscreen [data-controls],:fullscreen label,:fullscreen input{display:none!important}')],
  },
  {statement: 'demos.full-screen', name: 'the picture stays as small', patches: [browser(`Element.prototype.requestFullscreen = async () => {};`)]},
  {statement: 'demos.no-scripts', name: 'the picture has no text', patches: [page(/^docs\/spring\.html$/, 'alt="A square jumps up', 'alt="A picture')]},
  {statement: 'demos.failure', name: 'an error is not shown', test: 'shows its own panel', patches: [script('"Reset this demo"', '"Reset it"')]},
  {statement: 'demos.failure', name: 'files cannot be requested again', test: 'does not arrive', patches: [unclickable('Retry')]},
  {
    statement: 'videos.blocked',
    name: 'the link to it goes',
    patches: [ever('iframe', `document.querySelectorAll('a[href*=youtu]').forEach((link) => link.remove());`)],
  },
];
