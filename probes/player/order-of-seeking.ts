import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

/** A Player, and what it dispatches; `settled` waits until it has rendered twice. */
const APP = `
  import {createElement as h, createRef} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  globalThis.said = [];
  const ref = createRef();
  globalThis.player = ref;
  const video = {component: () => null, durationInFrames: 900, fps: 30, compositionWidth: 64, compositionHeight: 36};
  createRoot(document.body).render(h(Player, {ref, ...video, acknowledgeRemotionLicense: true}));
  const once = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  globalThis.settled = async () => {
    await once();
    await once();
    return globalThis.said.splice(0);
  };
  globalThis.listen = async () => {
    while (!ref.current) await once();
    for (const name of ['play', 'pause', 'seeked', 'ended']) ref.current.addEventListener(name, () => globalThis.said.push(name));
  };
  globalThis.position = () => [ref.current.getCurrentFrame(), ref.current.isPlaying()];
`;

export default inBrowser(
  'seekTo() on a playing video dispatches pause, seeked and play, on the last frame pause, ended, seeked and at times another ended; play() there starts at 0, and pauseAndReturnToPlayStart() does not seek.',
  async (stage) => {
    const page = await openApp(stage, APP);
    await page.evaluate('listen()');
    const after = async (call: string) => {
      await page.evaluate(`player.current.${call}`);
      return page.evaluate<string[]>('settled()');
    };
    const position = () => page.evaluate<[number, boolean]>('position()');

    assert.deepEqual(await after('seekTo(-5)'), ['seeked']);
    assert.deepEqual(await position(), [0, false]);
    assert.deepEqual(await after('seekTo(10.5)'), ['seeked']);
    assert.deepEqual(await position(), [10.5, false]);
    assert.deepEqual(await after('seekTo(100)'), ['seeked']);
    assert.deepEqual(await after('play()'), ['play']);
    assert.deepEqual(await after('play()'), []);
    assert.deepEqual(await after('pauseAndReturnToPlayStart()'), ['pause']);
    assert.deepEqual(await position(), [100, false]);
    assert.deepEqual(await after('pause()'), []);

    await after('play()');
    assert.deepEqual(await after('seekTo(200)'), ['pause', 'seeked', 'play']);
    const [frame, playing] = await position();
    assert.ok(frame >= 200 && frame < 800 && playing);
    const [paused, ended, sought, ...more] = await after('seekTo(5000)');
    assert.deepEqual([paused, ended, sought], ['pause', 'ended', 'seeked']);
    // From the loop of playback, if it looks at the frame once more before it is stopped.
    assert.ok(more.length <= 1 && more.every((event) => event === 'ended'), more.join());
    assert.deepEqual(await position(), [899, false]);
    assert.deepEqual(await after('play()'), ['seeked', 'play']);
    assert.ok((await position())[0] < 600);
  },
);
