import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

const APP = `
  import {createElement as h, createRef} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  const ref = createRef();
  globalThis.player = ref;
  const renderPoster = () => h('i', {id: 'poster'});
  const video = {component: () => null, durationInFrames: 3000, fps: 30, compositionWidth: 640, compositionHeight: 360, acknowledgeRemotionLicense: true};
  document.body.style.margin = 0;
  createRoot(document.body).render(h(Player, {ref, ...video, controls: true, showPosterWhenPaused: true, renderPoster}));
  globalThis.said = [];
  globalThis.listen = () => {
    for (const name of ['play', 'pause', 'seeked', 'ended']) ref.current.addEventListener(name, () => said.push(name));
  };
`;

export default inBrowser(
  'A press on the seek bar of a playing video dispatches pause and seeked, each movement seeked, and the release play; the poster of a paused video is hidden while the bar is dragged.',
  async (stage) => {
    const page = await openApp(stage, APP);
    await page.waitForFunction("globalThis.player.current?.getScale() === 1 && document.querySelector('#poster')");
    await page.evaluate('listen()');
    const poster = () => page.evaluate<boolean>("document.querySelector('#poster') !== null");
    const said = () => page.evaluate<string[]>('said.splice(0)');
    // The lowest bar of the controls, above their padding of 10 pixels.
    const y = 360 - 10 - 6;
    assert.equal(await poster(), true);
    await page.mouse.move(100, y);
    await page.mouse.down();
    assert.deepEqual(await said(), ['seeked']);
    await page.waitForFunction("document.querySelector('#poster') === null");
    for (const x of [200, 300]) await page.mouse.move(x, y);
    assert.deepEqual(await said(), ['seeked', 'seeked']);
    await page.mouse.up();
    await page.waitForFunction("document.querySelector('#poster') !== null");
    assert.deepEqual(await said(), []);
    await page.evaluate('player.current.play()');
    await page.waitForFunction("document.querySelector('#poster') === null");
    assert.deepEqual(await said(), ['play']);
    await page.mouse.down();
    assert.deepEqual(await said(), ['pause', 'seeked']);
    await page.mouse.up();
    await page.waitForFunction('said.length > 0');
    assert.deepEqual(await said(), ['play']);
  },
);
