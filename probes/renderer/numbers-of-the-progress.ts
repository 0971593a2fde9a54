import assert from 'node:assert/strict';
import {renderMedia, type RenderMediaOnProgress} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Frames = {onStart: (data: object) => void; onFrameUpdate: (count: number, frame: number, milliseconds: number) => void};
type Stitching = {onProgress: (frame: number) => void};

const rendering = installed<{internalRenderFrames: (given: Frames) => Promise<object>}>('@remotion/renderer/dist/render-frames.js');
const stitching = installed<{internalStitchFramesToVideo: (given: Stitching) => Promise<null>}>('@remotion/renderer/dist/stitch-frames-to-video.js');
const servers = installed<{makeOrReuseServer: () => Promise<unknown>}>('@remotion/renderer/dist/prepare-server.js');
const video = {id: 'Tide', width: 320, height: 180, fps: 30, durationInFrames: 100, props: {}};

export default inNode(
  'onProgress is called at the start, after each frame and when FFmpeg reports; the estimate is the average of the last 50 frames times those that remain; without parallel encoding, encoding is a stage of its own.',
  async () => {
    const {internalRenderFrames} = rendering;
    const {internalStitchFramesToVideo} = stitching;
    const {makeOrReuseServer} = servers;
    process.env.TMPDIR = newFolder();
    const calls: Parameters<RenderMediaOnProgress>[0][] = [];
    servers.makeOrReuseServer = () => Promise.resolve({server: {}, cleanupServer: () => Promise.resolve()});
    rendering.internalRenderFrames = ({onStart, onFrameUpdate}) => {
      onStart({});
      // Ten slow frames, which no longer count at frame 60.
      for (let frame = 0; frame < 100; frame++) onFrameUpdate(frame + 1, frame, frame < 10 ? 500 : 20);
      return Promise.resolve({assetsInfo: {}});
    };
    stitching.internalStitchFramesToVideo = ({onProgress}) => {
      for (const frame of [40, 100]) onProgress(frame);
      return Promise.resolve(null);
    };
    try {
      const options = {composition: video, codec: 'vp8', serveUrl: 'x', outputLocation: 'tide.webm', logLevel: 'error'};
      await renderMedia({...options, onProgress: (progress: (typeof calls)[number]) => calls.push(progress)} as never);
    } finally {
      rendering.internalRenderFrames = internalRenderFrames;
      stitching.internalStitchFramesToVideo = internalStitchFramesToVideo;
      servers.makeOrReuseServer = makeOrReuseServer;
    }
    assert.equal(calls.length, 103);
    assert.deepEqual(
      [0, 20, 60].map((index) => [calls[index]?.renderedFrames, calls[index]?.renderEstimatedTime]),
      [
        [0, 0],
        [20, 80 * 260],
        [60, 40 * 20],
      ],
    );
    assert.ok(
      calls
        .slice(0, 101)
        .every(({stitchStage, renderedDoneIn, encodedDoneIn}) => stitchStage === 'encoding' && renderedDoneIn === null && encodedDoneIn === null),
    );
    const [first, last] = calls.slice(101);
    assert.deepEqual([first?.stitchStage, first?.encodedFrames, first?.progress, first?.encodedDoneIn], ['muxing', 40, 0.82, null]);
    assert.deepEqual([last?.encodedFrames, last?.progress, typeof last?.encodedDoneIn, typeof last?.renderedDoneIn], [100, 1, 'number', 'number']);
  },
);
