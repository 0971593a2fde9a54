import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

/** Players in a browser whose media session is recorded. */
const APP = `
  import {createElement as h, createRef} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  let handlers = {};
  const session = {
    metadata: null,
    playbackState: 'none',
    setPositionState: () => {},
    setActionHandler: (name, handler) => (handler ? (handlers[name] = handler) : delete handlers[name]),
  };
  Object.defineProperty(navigator, 'mediaSession', {value: session});
  const once = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const video = {component: () => null, durationInFrames: 900, fps: 30, compositionWidth: 64, compositionHeight: 36, initialFrame: 309};
  globalThis.inMode = async (mode) => {
    session.playbackState = 'none';
    const ref = createRef();
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(h(Player, {ref, ...video, browserMediaControlsBehavior: mode && {mode}, acknowledgeRemotionLicense: true}));
    while (!ref.current) await once();
    await once();
    const asked = [];
    ref.current.addEventListener('seeked', ({detail}) => asked.push(detail.frame));
    const names = Object.keys(handlers).sort();
    const positions = [];
    for (const name of ['previoustrack', 'seekto', 'seekforward', 'seekbackward']) {
      handlers[name]?.({seekTime: 2});
      await once();
      await once();
      positions.push(ref.current.getCurrentFrame());
      ref.current.seekTo(309);
      await once();
    }
    const frames = asked.filter((frame) => frame !== 309);
    handlers.play?.();
    await once();
    const played = ref.current.isPlaying();
    ref.current.pause();
    await once();
    session.metadata = 'mine';
    ref.current.play();
    await once();
    await once();
    const result = {names, frames, positions, played, metadata: session.metadata, state: session.playbackState};
    root.unmount();
    await once();
    return {...result, left: Object.keys(handlers).length};
  };
`;

type Result = {names: string[]; frames: number[]; positions: number[]; played: boolean; metadata: string | null; state: string; left: number};

const KEYS = ['pause', 'play', 'previoustrack', 'seekbackward', 'seekforward', 'seekto'];

export default inBrowser(
  'By default a Player takes six media keys and ignores them; registered, seekforward goes to the end and seekbackward to (frame - 10) × fps; both set the metadata to null, do-nothing does neither.',
  async (stage) => {
    const page = await openApp(stage, APP);
    const inMode = (mode?: string) => page.evaluate<Result>(`inMode(${JSON.stringify(mode)})`);
    const ignored = {frames: [], positions: [309, 309, 309, 309], played: false, left: 0};
    assert.deepEqual(await inMode(), {...ignored, names: KEYS, metadata: null, state: 'playing'});
    const registered = await inMode('register-media-session');
    assert.deepEqual(registered.frames, [0, 60, 9570, 8970]);
    assert.deepEqual(registered.positions, [0, 60, 899, 899]);
    assert.deepEqual([registered.names, registered.played, registered.metadata, registered.left], [KEYS, true, null, 0]);
    assert.deepEqual(await inMode('do-nothing'), {...ignored, names: [], metadata: 'mine', state: 'none'});
  },
);
