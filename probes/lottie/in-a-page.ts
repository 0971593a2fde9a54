import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {onePixelPng} from '../lib/one-pixel';
import {inBrowser} from '../lib/probe';

const APP = `import {getLottieMetadata, Lottie} from '@remotion/lottie';
import {Thumbnail} from '@remotion/player';
import {createElement} from 'react';
import {createRoot} from 'react-dom/client';

const SIZE = {durationInFrames: 100, fps: 30, compositionWidth: 100, compositionHeight: 100, frameToDisplay: 30};
// As in the browser of a render, where open handles are listed.
Object.assign(window, {remotion_puppeteerTimeout: 30000, process: {env: {NODE_ENV: 'production'}}});
const still = (value) => ({a: 0, k: value});
const layer = (more) => ({ind: 1, ip: 0, op: 60, st: 0, sr: 1, bm: 0, ks: {o: still(100), r: still(0), p: still([5, 5, 0]), a: still([0, 0, 0]), s: still([100, 100, 100])}, ...more});
const file = (more) => ({v: '5.7.0', fr: 30, ip: 0, op: 60, w: 100, h: 100, assets: [], layers: [], ...more});
let root;
/** Shows a file, and tells what has happened after a while: an error, the number of frames, whether a render would go on. */
window.show = async (animationData, props, wait = 10000) => {
  root?.unmount();
  document.body.innerHTML = '<div id="app"></div>';
  window.isLoaded = false;
  let message = '';
  let frames;
  root = createRoot(document.getElementById('app'), {onUncaughtError: (error) => (message = error.message), onCaughtError: (error) => (message = error.message)});
  let isLoaded = false;
  const onAnimationLoaded = (animation) => {
    frames = animation.totalFrames;
    animation.addEventListener('DOMLoaded', () => (window.isLoaded = isLoaded = true));
  };
  root.render(createElement(Thumbnail, {...SIZE, component: () => createElement(Lottie, {animationData, onAnimationLoaded, ...props})}));
  for (const end = Date.now() + wait; !isLoaded && !message && Date.now() < end; ) await new Promise((resolve) => setTimeout(resolve, 20));
  await new Promise((resolve) => setTimeout(resolve, 50));
  // Handles of images have a label of their own; that of the animation is released at DOMLoaded.
  const labels = Object.values(window.remotion_delayRenderTimeouts).map(({label}) => label);
  return {message, frames, isReady: isLoaded && !labels.some((label) => label.includes('image'))};
};
window.image = (origin, name) => file({assets: [{id: 'i', w: 1, h: 1, u: origin + '/', p: name, e: 0}], layers: [layer({ty: 2, refId: 'i'})]});
const box = (expression) => layer({ty: 1, sw: 100, sh: 100, sc: '#ff0000', ks: {...layer({}).ks, o: {a: 0, k: 100, x: 'var $bm_rt;' + expression}}});
/** How opaque a box is whose opacity is an expression, in three animations. */
window.opacities = async (expression) => {
  const seen = [];
  for (let load = 0; load < 3; load++) {
    await window.show(file({layers: [box('$bm_rt = ' + expression)]}), {});
    seen.push(document.querySelector('#app svg g g')?.getAttribute('opacity'));
  }
  return seen;
};
window.frames = async () => [(await window.show(file({ip: 20, op: 60}), {})).frames, getLottieMetadata(file({ip: 20, op: 60})).durationInFrames];
window.file = file;
`;

type Shown = {message: string; frames?: number; isReady: boolean};

export default inBrowser(
  'A Lottie waits for images on a canvas, not in an SVG, and forever with null; {} fails within lottie-web; ip 20 and op 60 are 40 frames, not 60; expressions are repeated if they use time, not random() or wiggle().',
  async (stage) => {
    const held: (() => void)[] = [];
    const origin = await stage.serve((_, response) => {
      held.push(() => response.writeHead(200, {'content-type': 'image/png', 'access-control-allow-origin': '*'}).end(onePixelPng));
    });
    const page = await openApp(stage, APP);
    const show = (file: string, props = '{}', wait = 10_000) => page.evaluate<Shown>(`show(${file}, ${props}, ${wait})`);
    assert.equal((await show(`image('${origin}', 'svg.png')`)).isReady, true);
    assert.equal((await show(`image('${origin}', 'canvas.png')`, "{renderer: 'canvas'}", 500)).isReady, false);
    assert.ok(held.length > 0);
    held.forEach((release) => release());
    await page.waitForFunction('isLoaded');

    assert.deepEqual(await show('file()'), {message: '', frames: 60, isReady: true});
    assert.equal((await show('null', '{}', 500)).isReady, false);
    assert.match((await show('{}')).message, /^Cannot read properties of undefined \(reading 'length'\)/);
    assert.deepEqual(await page.evaluate('frames()'), [40, 60]);

    const different = async (expression: string) => new Set(await page.evaluate<string[]>(`opacities('${expression}')`)).size;
    assert.equal(await different('time * 20'), 1);
    assert.equal(await different('random(100)'), 3);
    assert.equal(await different('wiggle(2, 40)'), 3);
  },
);
