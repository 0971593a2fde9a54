import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

const APP = `
  import {createElement as h, createRef} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  import {useCurrentFrame} from 'remotion';
  const Depth = () => h('i', null, useCurrentFrame());
  const ref = createRef();
  globalThis.player = ref;
  const video = {component: Depth, durationInFrames: 90, fps: 30, compositionWidth: 64, compositionHeight: 36, acknowledgeRemotionLicense: true};
  createRoot(document.body).render(h(Player, {ref, ...video}));
  globalThis.said = [];
  globalThis.listen = () => {
    const shown = () => Number(document.querySelector('i').textContent);
    for (const name of ['seeked', 'frameupdate']) ref.current.addEventListener(name, ({detail}) => said.push([name, detail.frame, shown()]));
  };
`;

export default inBrowser('A jump dispatches seeked while the old frame is still shown, and then frameupdate when the new one is.', async (stage) => {
  const page = await openApp(stage, APP);
  await page.waitForFunction("globalThis.player.current && document.querySelector('i')");
  await page.evaluate('listen()');
  await page.evaluate('player.current.seekTo(40)');
  await page.waitForFunction('said.length === 2');
  assert.deepEqual(await page.evaluate('said'), [
    ['seeked', 40, 0],
    ['frameupdate', 40, 40],
  ]);
});
