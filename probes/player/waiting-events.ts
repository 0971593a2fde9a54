import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

/** A Player whose component waits for two things, and gets them one after the other. */
const APP = `
  import {createElement as h, createRef, useEffect} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  import {useBufferState} from 'remotion';
  globalThis.said = [];
  const Video = () => {
    const {delayPlayback} = useBufferState();
    useEffect(() => {
      globalThis.waits = [delayPlayback(), delayPlayback()];
    }, [delayPlayback]);
    return null;
  };
  const ref = createRef();
  const App = () => {
    useEffect(() => {
      for (const name of ['waiting', 'resume']) ref.current.addEventListener(name, () => globalThis.said.push(name));
    }, []);
    return h(Player, {ref, component: Video, durationInFrames: 90, fps: 30, compositionWidth: 64, compositionHeight: 36, acknowledgeRemotionLicense: true});
  };
  createRoot(document.body).render(h(App));
`;

export default inBrowser(
  'A Player that waits for two things dispatches waiting again when the first one has arrived, and resume after the second one.',
  async (stage) => {
    const page = await openApp(stage, APP);
    const said = async (count: number) => {
      await page.waitForFunction(`globalThis.said.length >= ${count}`);
      return page.evaluate<string[]>('globalThis.said');
    };
    assert.deepEqual(await said(1), ['waiting']);
    await page.evaluate('globalThis.waits[0].unblock()');
    assert.deepEqual(await said(2), ['waiting', 'waiting']);
    await page.evaluate('globalThis.waits[1].unblock()');
    assert.deepEqual(await said(3), ['waiting', 'waiting', 'resume']);
  },
);
