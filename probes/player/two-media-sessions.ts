import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

const APP = `
  import {createElement as h, createRef} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  globalThis.handlers = {};
  const setActionHandler = (name, handler) => (handler ? (handlers[name] = handler) : delete handlers[name]);
  Object.defineProperty(navigator, 'mediaSession', {value: {setPositionState: () => {}, setActionHandler}});
  const video = {component: () => null, durationInFrames: 900, fps: 30, compositionWidth: 64, compositionHeight: 36, acknowledgeRemotionLicense: true};
  const browserMediaControlsBehavior = {mode: 'register-media-session'};
  globalThis.players = [createRef(), createRef()];
  const roots = players.map(() => createRoot(document.body.appendChild(document.createElement('div'))));
  globalThis.mount = (index) => roots[index].render(h(Player, {ref: players[index], ...video, browserMediaControlsBehavior}));
  globalThis.unmount = (index) => roots[index].unmount();
`;

export default inBrowser(
  'Of two Players that register for the media keys, the later one has them, and when the earlier one is unmounted, none has.',
  async (stage) => {
    const page = await openApp(stage, APP);
    for (const index of [0, 1]) {
      await page.evaluate(`mount(${index})`);
      await page.waitForFunction(`players[${index}].current && handlers.play`);
    }
    await page.waitForFunction('(handlers.play(), players[1].current.isPlaying())');
    assert.deepEqual(await page.evaluate('players.map(({current}) => current.isPlaying())'), [false, true]);
    await page.evaluate('players[1].current.pause()');
    await page.evaluate('unmount(0)');
    await page.waitForFunction('Object.keys(handlers).length === 0');
    assert.equal(await page.evaluate('players[1].current !== null'), true);
  },
);
