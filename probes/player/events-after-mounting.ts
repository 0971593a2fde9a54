import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

/** A Player of 64 × 36 pixels in a box of half the size, and what is said to listeners that the page adds in both kinds of effects. */
const APP = `
  import {createElement as h, useEffect, useLayoutEffect, useRef} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  const NAMES = ['play', 'ratechange', 'scalechange', 'seeked', 'timeupdate', 'frameupdate', 'volumechange', 'mutechange'];
  globalThis.said = {early: [], late: []};
  const video = {component: () => null, durationInFrames: 90, fps: 30, compositionWidth: 64, compositionHeight: 36};
  const App = () => {
    const ref = useRef(null);
    const listen = (when) => NAMES.forEach((name) => ref.current.addEventListener(name, ({detail}) => globalThis.said[when].push([name, detail])));
    useLayoutEffect(() => listen('early'), []);
    useEffect(() => listen('late'), []);
    globalThis.player = ref;
    return h(Player, {ref, ...video, style: {width: 32}, initialFrame: 7, playbackRate: 2, initiallyMuted: true, acknowledgeRemotionLicense: true});
  };
  createRoot(document.body).render(h(App));
`;

type Said = [string, object][];

export default inBrowser(
  'While a Player mounts, it dispatches ratechange, frameupdate, volumechange and mutechange, and afterward scalechange once it has measured itself, and timeupdate.',
  async (stage) => {
    const page = await openApp(stage, APP);
    await page.waitForFunction("['scalechange', 'timeupdate'].every((name) => globalThis.said.late.some(([other]) => other === name))");
    const {early, late} = await page.evaluate<{early: Said; late: Said}>('said');
    const after: Said = [
      ['scalechange', {scale: 0.5}],
      ['timeupdate', {frame: 7}],
    ];
    assert.deepEqual(late, after);
    const mounting = early.filter(([name]) => !after.some(([other]) => other === name));
    assert.deepEqual(mounting.sort(), [
      ['frameupdate', {frame: 7}],
      ['mutechange', {isMuted: true}],
      ['ratechange', {playbackRate: 2}],
      ['volumechange', {volume: 1}],
    ]);
    assert.deepEqual(await page.evaluate('[player.current.getVolume(), player.current.getCurrentFrame(), player.current.getContainerNode().tagName]'), [
      0,
      7,
      'DIV',
    ]);
  },
);
