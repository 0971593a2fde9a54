import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

/** A Player that plays by itself, and two effects of the component around it that listen. */
const APP = `
  import {createElement as h, useEffect, useLayoutEffect, useRef} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  globalThis.said = [];
  const Video = () => null;
  const App = () => {
    const ref = useRef(null);
    useLayoutEffect(() => ref.current.addEventListener('play', () => globalThis.said.push('layout effect')), []);
    useEffect(() => ref.current.addEventListener('play', () => globalThis.said.push('effect')), []);
    useEffect(() => {
      ref.current.addEventListener('frameupdate', ({detail}) => void (globalThis.frame = detail.frame));
    }, []);
    return h(Player, {ref, component: Video, autoPlay: true, durationInFrames: 90, fps: 30, compositionWidth: 64, compositionHeight: 36, acknowledgeRemotionLicense: true});
  };
  createRoot(document.body).render(h(App));
`;

export default inBrowser(
  'A layout effect of the component around a Player hears the play event of autoPlay; an ordinary effect adds its listener too late.',
  async (stage) => {
    const page = await openApp(stage, APP);
    await page.waitForFunction('globalThis.frame > 3');
    assert.deepEqual(await page.evaluate('globalThis.said'), ['layout effect']);
  },
);
