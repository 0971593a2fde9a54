import assert from 'node:assert/strict';
import {mounted} from '../lib/mounted';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Handler = (details: {seekOffset?: number; seekTime?: number}) => void;

export default inNode(
  'useMediaSession() of the page plays, pauses, skips by ten seconds if the browser names no other number, and shows its title, all in the media session of the browser.',
  () => {
    const handlers: Record<string, Handler | null> = {};
    const session = {
      metadata: null as {title: string} | null,
      playbackState: 'none',
      setActionHandler: (name: string, handler: Handler | null) => void (handlers[name] = handler),
      setPositionState: () => undefined,
    };
    const page = globalThis as unknown as Record<string, unknown>;
    const navigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    Object.defineProperty(globalThis, 'navigator', {value: {mediaSession: session}, configurable: true});
    page.MediaMetadata = class {
      constructor(readonly given: {title: string}) {
        Object.assign(this, given);
      }
    };
    const said: unknown[] = [];
    const player = {
      play: () => said.push('play'),
      pause: () => said.push('pause'),
      seekTo: (frame: number) => said.push(frame),
      getCurrentFrame: () => 600,
      isPlaying: () => true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    try {
      const {useMediaSession} = sampleOf<{useMediaSession: (options: object) => void}>(['docs/player/media-keys.mdx'], 'app/use-media-session');
      const hook = mounted(() => useMediaSession({player: {current: player}, fps: 30, durationInFrames: 900, title: 'Tide tables'}));
      hook.render();
      assert.equal(session.metadata?.title, 'Tide tables');
      for (const name of ['play', 'pause', 'seekforward', 'seekbackward']) handlers[name]?.({});
      handlers.seekforward?.({seekOffset: 2});
      assert.deepEqual(said, ['play', 'pause', 900, 300, 660]);
      hook.unmount();
      assert.deepEqual([session.metadata, handlers.play], [null, null]);
    } finally {
      if (navigator) Object.defineProperty(globalThis, 'navigator', navigator);
      else delete page.navigator;
      delete page.MediaMetadata;
    }
  },
);
