import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

const APP = `
  import {createElement as h, createRef} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  const ref = createRef();
  globalThis.player = ref;
  const video = {component: () => null, durationInFrames: 90, fps: 30, compositionWidth: 64, compositionHeight: 36, acknowledgeRemotionLicense: true};
  const renderFullscreenButton = ({isFullscreen}) => h('b', null, isFullscreen ? 'Leave' : 'Enter');
  const wrapper = h('div', {id: 'wrapper'}, h(Player, {ref, ...video, controls: true, renderFullscreenButton}));
  createRoot(document.body).render(wrapper);
  globalThis.said = [];
  globalThis.listen = () => ref.current.addEventListener('fullscreenchange', ({detail}) => said.push(detail.isFullscreen));
  globalThis.inside = () => document.fullscreenElement === ref.current.getContainerNode();
`;

export default inBrowser(
  'requestFullscreen() enlarges the outer element of the Player, which isFullscreen() and fullscreenchange report, with renderFullscreenButton in the button; an element around it that fills the screen is not reported.',
  async (stage) => {
    const page = await openApp(stage, APP);
    await page.waitForFunction("globalThis.player.current && document.querySelector('b')");
    await page.evaluate('listen()');
    const state = () => page.evaluate("[player.current.isFullscreen(), inside(), document.querySelector('button[title$=ullscreen] > b').textContent]");
    assert.deepEqual(await state(), [false, false, 'Enter']);
    await page.evaluate('player.current.requestFullscreen()');
    await page.waitForFunction("said.length === 1 && document.querySelector('b').textContent === 'Leave'");
    assert.deepEqual(await state(), [true, true, 'Leave']);
    await page.evaluate('player.current.exitFullscreen()');
    await page.waitForFunction("said.length === 2 && document.querySelector('b').textContent === 'Enter'");
    assert.deepEqual(await page.evaluate('said'), [true, false]);
    await page.evaluate("document.querySelector('#wrapper').requestFullscreen()");
    await page.waitForFunction("document.fullscreenElement?.id === 'wrapper'");
    assert.deepEqual(await state(), [false, false, 'Enter']);
    assert.deepEqual(await page.evaluate('said'), [true, false]);
  },
);
