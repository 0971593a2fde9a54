import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

const APP = `
  import {createElement as h} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  import {AbsoluteFill} from 'remotion';
  const box = (id, height, ...children) => h('div', {id, style: {height, width: 10}}, ...children);
  const Scene = () => h(AbsoluteFill, null, box('window', '100vh'), h('div', null, box('share-of-a-div', '50%')), h(AbsoluteFill, null, box('share', '50%')));
  const video = {component: Scene, durationInFrames: 30, fps: 30, compositionWidth: 1920, compositionHeight: 1080, acknowledgeRemotionLicense: true};
  createRoot(document.body).render(h(Player, {...video, style: {width: 640}}));
`;

export default inBrowser(
  'In a Player, 100vh is the height of the window in pixels of the composition, 800 of 1080, and follows the window; 50 % is half of the composition, but nothing inside a plain div.',
  async (stage) => {
    const page = await openApp(stage, APP);
    await page.locator('#share').waitFor({state: 'attached'});
    const heights = async (height: number) => {
      await page.setViewportSize({width: 1000, height});
      return page.evaluate(`['window', 'share', 'share-of-a-div'].map((id) => document.getElementById(id).offsetHeight)`);
    };
    assert.deepEqual(await heights(800), [800, 540, 0]);
    assert.deepEqual(await heights(500), [500, 540, 0]);
  },
);
