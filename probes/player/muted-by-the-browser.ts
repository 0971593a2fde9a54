import assert from 'node:assert/strict';
import fs from 'node:fs';
import {openApp} from '../lib/app';
import {made, media} from '../lib/media';
import {inBrowser} from '../lib/probe';

/** A browser that refuses to play with sound until the page was clicked, and a second scene with a video of its own. */
const app = (src: string) => `
  import {createElement as h, createRef} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  import {Sequence, Video} from 'remotion';
  const {play} = HTMLMediaElement.prototype;
  globalThis.clicked = false;
  HTMLMediaElement.prototype.play = function () {
    if (globalThis.clicked || this.muted) return play.call(this);
    return Promise.reject(new DOMException('play() failed', 'NotAllowedError'));
  };
  const src = ${JSON.stringify(src)};
  const Scenes = () => [
    h(Sequence, {key: 1, durationInFrames: 900}, h(Video, {src})),
    h(Sequence, {key: 2, from: 900}, h(Video, {src})),
  ];
  const ref = createRef();
  globalThis.player = ref;
  globalThis.muted = () => document.querySelector('video').muted;
  const video = {component: Scenes, durationInFrames: 1800, fps: 30, compositionWidth: 64, compositionHeight: 36, acknowledgeRemotionLicense: true};
  createRoot(document.body).render(h(Player, {ref, ...video, autoPlay: true}));
`;

export default inBrowser(
  'A video that the browser has muted stays muted after unmute() and another play(), while the Player counts as not muted; mute() and unmute() bring its sound back, and a video of a later scene has sound.',
  async (stage) => {
    const long = await made('tide.webm', `-stream_loop 20 -i ${await media('plain.webm')} -c copy`);
    const src = `data:video/webm;base64,${fs.readFileSync(long).toString('base64')}`;
    const page = await openApp(stage, app(src));
    await page.waitForFunction('globalThis.player.current?.isPlaying() && muted()');
    const state = () => page.evaluate('[muted(), player.current.isMuted(), player.current.isPlaying()]');
    assert.deepEqual(await state(), [true, false, true]);
    await page.evaluate('clicked = true; player.current.unmute(); player.current.pause()');
    await page.evaluate('player.current.play({})');
    await page.waitForFunction("!document.querySelector('video').paused");
    assert.deepEqual(await state(), [true, false, true]);
    await page.evaluate('player.current.seekTo(1000)');
    await page.waitForFunction('player.current.isPlaying() && player.current.getCurrentFrame() >= 1000');
    assert.deepEqual(await state(), [false, false, true]);
    await page.evaluate("document.querySelector('video').muted = true");
    await page.evaluate('player.current.mute()');
    await page.waitForFunction('player.current.isMuted()');
    await page.evaluate('player.current.unmute()');
    await page.waitForFunction('!player.current.isMuted()');
    assert.deepEqual(await state(), [false, false, true]);
  },
);
