import assert from 'node:assert/strict';
import {build} from 'esbuild';
import {inBrowser} from '../lib/probe';

const APP = `
  import {createElement as h, StrictMode, useEffect, useState} from 'react';
  import {createRoot} from 'react-dom/client';
  import {flushSync} from 'react-dom';
  import {Player} from '@remotion/player';
  import {useBufferState} from 'remotion';
  window.blocks = {initializer: new Set(), effect: new Set()};
  const counted = (name, block) => { window.blocks[name].add(block); return () => { window.blocks[name].delete(block); block.unblock(); }; };
  const Scene = () => {
    const {delayPlayback} = useBufferState();
    const [lift] = useState(() => counted('initializer', delayPlayback()));
    useEffect(() => lift, [lift]);
    useEffect(() => counted('effect', delayPlayback()), [delayPlayback]);
    return null;
  };
  const root = createRoot(document.body);
  const video = {component: Scene, durationInFrames: 30, fps: 30, compositionWidth: 64, compositionHeight: 36, acknowledgeRemotionLicense: true};
  root.render(h(StrictMode, null, h(Player, video)));
  window.mounted = () => window.blocks.effect.size === 1;
  window.unmount = () => flushSync(() => root.render(null));
`;

export default inBrowser(
  'In strict mode, an effect that blocks playback and lifts the block in its cleanup leaves none behind, and of the blocks of an initializer, which runs twice, one stays.',
  async (stage) => {
    const development = {'process.env.NODE_ENV': '"development"'};
    const stdin = {contents: APP, resolveDir: process.cwd()};
    const {outputFiles} = await build({stdin, bundle: true, write: false, logLevel: 'error', define: development});
    const page = await stage.page();
    await page.addScriptTag({content: outputFiles[0]?.text ?? ''});
    await page.waitForFunction('window.mounted()');
    await page.evaluate('window.unmount()');
    const [ofEffect, ofInitializer = 0] = await page.evaluate<number[]>('[window.blocks.effect.size, window.blocks.initializer.size]');
    assert.equal(ofEffect, 0);
    // More than one on a busy machine, where React can begin to mount the component more than once.
    assert.ok(ofInitializer >= 1);
  },
);
