import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

const APP = `
  import {createElement as h, createRef, useState} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  import {useBufferState, useCurrentFrame} from 'remotion';
  globalThis.states = new Set();
  const Tide = () => {
    const state = useBufferState();
    globalThis.states.add(state);
    globalThis.delay = state.delayPlayback;
    return h('b', null, useCurrentFrame());
  };
  const Video = ({hasTide = true}) => (hasTide ? h(Tide) : h('b', null, useCurrentFrame()));
  globalThis.player = createRef();
  const App = () => {
    const [inputProps, setInputProps] = useState({});
    globalThis.setInputProps = setInputProps;
    const size = {durationInFrames: 9000, fps: 30, compositionWidth: 64, compositionHeight: 36};
    return h(Player, {ref: globalThis.player, component: Video, inputProps, ...size, acknowledgeRemotionLicense: true});
  };
  globalThis.turns = async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise(requestAnimationFrame);
    return player.current.getCurrentFrame();
  };
  createRoot(document.body).render(h(App));
`;

export default inBrowser(
  'While a component waits, the frame stands still, also after play(), isPlaying() is true, and a seek shows the new frame. useBufferState() returns one object; without unblock(), the Player stays blocked after an unmount.',
  async (stage) => {
    const page = await openApp(stage, APP);
    await page.waitForFunction('globalThis.delay && player.current');
    await page.evaluate('globalThis.block = delay()');
    await page.evaluate('player.current.play()');
    assert.deepEqual(await page.evaluate('turns().then((frame) => [frame, player.current.isPlaying()])'), [0, true]);
    // React may have rendered the component before it mounted it.
    await page.evaluate('states.clear()');
    await page.evaluate('player.current.seekTo(40)');
    assert.equal(await page.evaluate('turns()'), 40);
    assert.equal(await page.textContent('b'), '40');
    await page.evaluate('block.unblock()');
    await page.waitForFunction('player.current.getCurrentFrame() > 41');
    assert.equal(await page.evaluate('states.size'), 1);

    await page.evaluate('void delay()');
    await page.evaluate('setInputProps({hasTide: false})');
    const frame = await page.evaluate('turns()');
    assert.equal(await page.evaluate('turns()'), frame);
    assert.equal(await page.evaluate('player.current.isPlaying()'), true);
  },
);
