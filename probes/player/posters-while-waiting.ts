import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

/** A Player whose component waits until it is told not to. */
const APP = `
  import {createElement as h, createRef, useEffect} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  import {useBufferState} from 'remotion';
  const Slow = () => {
    const {delayPlayback} = useBufferState();
    useEffect(() => {
      const {unblock} = delayPlayback();
      globalThis.arrive = unblock;
      return unblock;
    }, [delayPlayback]);
    return null;
  };
  const ref = createRef();
  globalThis.player = ref;
  const renderPoster = ({isBuffering}) => h('i', null, String(isBuffering));
  const video = {component: Slow, durationInFrames: 900, fps: 30, compositionWidth: 64, compositionHeight: 36, acknowledgeRemotionLicense: true};
  const root = createRoot(document.body);
  globalThis.show = (name) => root.render(h(Player, {key: name, ref, ...video, [name]: true, renderPoster, bufferStateDelayInMilliseconds: 0}));
`;

export default inBrowser(
  'showPosterWhenBuffering shows the poster while a playing video waits, showPosterWhenBufferingAndPaused while a paused one does; isPlaying() stays true, seeking works, and playback begins when the media is there.',
  async (stage) => {
    const page = await openApp(stage, APP);
    const poster = (text: string | null) => page.waitForFunction(`(document.querySelector('i')?.textContent ?? null) === ${JSON.stringify(text)}`);
    await page.evaluate("show('showPosterWhenBufferingAndPaused')");
    await poster('true');
    assert.equal(await page.evaluate('player.current.isPlaying()'), false);
    await page.evaluate('player.current.play()');
    await poster(null);
    assert.equal(await page.evaluate('player.current.isPlaying()'), true);
    await page.evaluate('player.current.pause()');
    await poster('true');
    await page.evaluate('arrive()');
    await poster(null);

    await page.evaluate("show('showPosterWhenBuffering')");
    await page.waitForFunction('globalThis.player.current');
    await poster(null);
    await page.evaluate("globalThis.said = []; for (const name of ['pause', 'resume']) player.current.addEventListener(name, () => said.push(name))");
    await page.evaluate('player.current.play()');
    await poster('true');
    assert.deepEqual(await page.evaluate('[player.current.isPlaying(), player.current.getCurrentFrame()]'), [true, 0]);
    await page.evaluate('player.current.seekTo(50)');
    await page.waitForFunction('player.current.getCurrentFrame() === 50 && player.current.isPlaying()');
    assert.deepEqual(await page.evaluate('said'), ['pause']);
    await page.evaluate('arrive()');
    await poster(null);
    await page.waitForFunction('player.current.getCurrentFrame() > 50');
    assert.deepEqual(await page.evaluate('said'), ['pause', 'resume']);
  },
);
