import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

/** A Player with two sounds that do not exist, and everything that is said about them. */
const appFor = (origin: string) => `
  import {createElement as h, Fragment, createRef, useEffect} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  import {Audio} from 'remotion';
  globalThis.said = [];
  for (const name of ['log', 'warn', 'error']) console[name] = (...words) => void globalThis.said.push(words.join(' '));
  const onError = () => void globalThis.said.push('onError');
  const Video = () => h(Fragment, null, h(Audio, {src: '${origin}/bell.wav', onError}), h(Audio, {src: '${origin}/waves.mp3', loop: true, onError}));
  const ref = createRef();
  const App = () => {
    useEffect(() => {
      ref.current.addEventListener('frameupdate', ({detail}) => void (globalThis.frame = detail.frame));
      globalThis.play = () => ref.current.play();
    }, []);
    return h(Player, {ref, component: Video, durationInFrames: 300, fps: 30, compositionWidth: 64, compositionHeight: 36, acknowledgeRemotionLicense: true});
  };
  createRoot(document.body).render(h(App));
`;

export default inBrowser(
  'In a Player, a sound that does not exist is left out and playback goes on, also with loop; neither is onError called nor "Could not play audio with src" printed.',
  async (stage) => {
    const origin = await stage.serve((_, response) => response.writeHead(404).end());
    const page = await openApp(stage, appFor(origin));
    await page.waitForFunction("[...document.querySelectorAll('audio')].filter(({error}) => error).length === 2");
    await page.evaluate('globalThis.play()');
    await page.waitForFunction('globalThis.frame > 10');
    const said = await page.evaluate<string[]>('globalThis.said');
    assert.deepEqual(
      said.filter((text) => text === 'onError' || text.includes('Could not play audio with src')),
      [],
    );
  },
);
