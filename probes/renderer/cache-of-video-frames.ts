import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {startOffthreadVideoServer} = installed<{startOffthreadVideoServer: (options: object) => unknown}>('@remotion/renderer/dist/offthread-video-server.js');
const {DEFAULT_RENDER_FRAMES_OFFTHREAD_VIDEO_THREADS} = installed<{DEFAULT_RENDER_FRAMES_OFFTHREAD_VIDEO_THREADS: number}>(
  '@remotion/renderer/dist/options/offthreadvideo-threads.js',
);

export default inNode('A cache of 0 bytes or less for OffthreadVideo throws "Expected a positive number", and 2 threads extract its frames by default.', () => {
  for (const offthreadVideoCacheSizeInBytes of [0, -1])
    assert.throws(() => startOffthreadVideoServer({offthreadVideoCacheSizeInBytes}), {message: 'Expected a positive number'});
  assert.equal(DEFAULT_RENDER_FRAMES_OFFTHREAD_VIDEO_THREADS, 2);
});
