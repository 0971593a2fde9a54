import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

const APP = `
import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {Player} from '@remotion/player';
import {getRemotionEnvironment} from 'remotion';

window.play = (noSuspense) => new Promise((resolve) => {
  window.remotion_isPlayer = undefined;
  const component = () => {
    resolve(Boolean(getRemotionEnvironment().isPlayer));
    return null;
  };
  const video = {component, durationInFrames: 30, fps: 30, compositionWidth: 320, compositionHeight: 180, acknowledgeRemotionLicense: true};
  createRoot(document.body.appendChild(document.createElement('main'))).render(createElement(Player, {...video, noSuspense}));
});
`;

export default inBrowser('In its first render, a component in a Player finds isPlayer to be true, and with noSuspense not yet.', async (stage) => {
  const page = await openApp(stage, APP);
  assert.deepEqual([await page.evaluate('play(false)'), await page.evaluate('play(true)')], [true, false]);
});
