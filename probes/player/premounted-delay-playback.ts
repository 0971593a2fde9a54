import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

/** A Player whose second scene, premounted from frame 15 on, delays the playback itself. */
const APP = `
  import {createElement as h, createRef, useEffect} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  import {Sequence, useBufferState} from 'remotion';
  const Late = () => {
    const {delayPlayback} = useBufferState();
    useEffect(() => delayPlayback().unblock, [delayPlayback]);
    return null;
  };
  const Video = () => h(Sequence, {from: 60, premountFor: 45}, h(Late));
  globalThis.seen = {frame: 0, waiting: false};
  const ref = createRef();
  createRoot(document.body).render(
    h(Player, {ref, component: Video, durationInFrames: 90, fps: 30, compositionWidth: 64, compositionHeight: 36, acknowledgeRemotionLicense: true}),
  );
  const start = () => {
    if (!ref.current) return requestAnimationFrame(start);
    ref.current.addEventListener('waiting', () => {
      globalThis.seen = {frame: ref.current.getCurrentFrame(), waiting: true, playing: ref.current.isPlaying()};
    });
    ref.current.play();
  };
  start();
`;

export default inBrowser('A delayPlayback() in a premounted sequence makes the Player wait before the sequence is visible.', async (stage) => {
  const page = await openApp(stage, APP);
  await page.waitForFunction('globalThis.seen.waiting');
  const seen = await page.evaluate<{frame: number; playing: boolean}>('globalThis.seen');
  assert.ok(seen.frame >= 15 && seen.frame < 60, `It waits at frame ${seen.frame}.`);
  assert.ok(seen.playing);
});
