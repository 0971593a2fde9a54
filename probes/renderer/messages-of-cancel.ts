import assert from 'node:assert/strict';
import {makeCancelSignal, renderStill, stitchFramesToVideo} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const {cancelErrorMessages} = installed<{cancelErrorMessages: Record<string, string>}>('@remotion/renderer/dist/make-cancel-signal.js');

export default inNode(
  'A canceled renderMedia(), renderFrames(), renderStill() or stitchFramesToVideo() rejects with its name and "got cancelled".',
  async () => {
    process.env.TMPDIR = newFolder();
    assert.deepEqual(
      cancelErrorMessages,
      Object.fromEntries(['renderMedia', 'renderFrames', 'renderStill', 'stitchFramesToVideo'].map((name) => [name, `${name}() got cancelled`])),
    );
    const {cancelSignal, cancel} = makeCancelSignal();
    cancel();
    await assert.rejects(renderStill({cancelSignal, serveUrl: '/no-such-bundle', composition: {}, logLevel: 'error'} as never), {
      message: 'renderStill() got cancelled',
    });
    const assetsInfo = {assets: [], downloadMap: {preventCleanup: () => undefined}};
    const video = {assetsInfo, fps: 30, width: 320, height: 180, outputLocation: 'no-such.mp4', enforceAudioTrack: true};
    await assert.rejects(stitchFramesToVideo({...video, cancelSignal} as never), {message: 'stitchFramesToVideo() got cancelled'});
  },
);
