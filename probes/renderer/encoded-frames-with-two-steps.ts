import assert from 'node:assert/strict';
import {renderMedia} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Progress = (frame: number) => void;

const DIST = '@remotion/renderer/dist';
const memory = installed<{shouldUseParallelEncoding: () => object}>(`${DIST}/prestitcher-memory-usage.js`);
const encoding = installed<{prespawnFfmpeg: (given: {onProgress: Progress}) => object}>(`${DIST}/prespawn-ffmpeg.js`);
const rendering = installed<{internalRenderFrames: () => Promise<object>}>(`${DIST}/render-frames.js`);
const stitching = installed<{internalStitchFramesToVideo: (given: {onProgress: Progress}) => Promise<null>}>(`${DIST}/stitch-frames-to-video.js`);
const servers = installed<{makeOrReuseServer: () => Promise<unknown>}>(`${DIST}/prepare-server.js`);
const composition = {id: 'Tide', width: 320, height: 180, fps: 30, durationInFrames: 100, props: {}};

export default inNode(
  'With parallel encoding, a frame that is compressed counts as 0.8 encoded frames and one in the final file as 0.2 more; encodedDoneIn is set at each report on the final file.',
  async () => {
    const before = [memory.shouldUseParallelEncoding, encoding.prespawnFfmpeg, rendering.internalRenderFrames] as const;
    const {internalStitchFramesToVideo} = stitching;
    const {makeOrReuseServer} = servers;
    process.env.TMPDIR = newFolder();
    const seen: [number, string, boolean][] = [];
    let compressed: Progress = () => undefined;
    memory.shouldUseParallelEncoding = () => ({hasEnoughMemory: true, freeMemory: 1, estimatedUsage: 0});
    encoding.prespawnFfmpeg = ({onProgress}) => {
      compressed = onProgress;
      return {};
    };
    servers.makeOrReuseServer = () => Promise.resolve({server: {}, cleanupServer: () => Promise.resolve()});
    rendering.internalRenderFrames = () => {
      for (const frame of [50, 100]) compressed(frame);
      return Promise.resolve({assetsInfo: {}});
    };
    stitching.internalStitchFramesToVideo = ({onProgress}) => {
      for (const frame of [50, 100]) onProgress(frame);
      return Promise.resolve(null);
    };
    try {
      await renderMedia({
        ...{composition, codec: 'h264', serveUrl: 'x', outputLocation: 'tide.mp4', logLevel: 'error'},
        onProgress: ({encodedFrames, stitchStage, encodedDoneIn}: {encodedFrames: number; stitchStage: string; encodedDoneIn: number | null}) =>
          seen.push([encodedFrames, stitchStage, encodedDoneIn !== null]),
      } as never);
    } finally {
      [memory.shouldUseParallelEncoding, encoding.prespawnFfmpeg, rendering.internalRenderFrames] = before;
      stitching.internalStitchFramesToVideo = internalStitchFramesToVideo;
      servers.makeOrReuseServer = makeOrReuseServer;
    }
    assert.deepEqual(seen, [
      [40, 'encoding', false],
      [80, 'encoding', false],
      [90, 'muxing', true],
      [100, 'muxing', true],
    ]);
  },
);
