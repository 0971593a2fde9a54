import assert from 'node:assert/strict';
import path from 'node:path';
import {renderMedia, type RenderMediaOnProgress} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Frames = {onStart: (data: object) => void; onFrameUpdate: (count: number, frame: number, milliseconds: number) => void; outputDir: string | null};

const rendering = installed<{internalRenderFrames: (given: Frames) => Promise<object>}>('@remotion/renderer/dist/render-frames.js');
const stitching = installed<{internalStitchFramesToVideo: (given: {onProgress: (frame: number) => void}) => Promise<null>}>(
  '@remotion/renderer/dist/stitch-frames-to-video.js',
);
const servers = installed<{makeOrReuseServer: () => Promise<unknown>}>('@remotion/renderer/dist/prepare-server.js');
const video = {id: 'Tide', width: 320, height: 180, fps: 30, durationInFrames: 333, props: {}};

/** The first frame is the slowest but one; the times of two later ones are given. */
const timeOf = (frame: number) => ({0: 500, 20: 400, 30: 600})[frame] ?? 20;

export default inNode(
  'renderMedia() reports progress in steps of 0.01, renderedDoneIn as null until all frames are rendered, and, once ten slow frames are listed, others only if slower than the first; VP8 stores images in a temporary folder.',
  async () => {
    const {internalRenderFrames} = rendering;
    const {internalStitchFramesToVideo} = stitching;
    const {makeOrReuseServer} = servers;
    const folder = newFolder();
    process.env.TMPDIR = folder;
    const calls: Parameters<RenderMediaOnProgress>[0][] = [];
    let images = '';
    servers.makeOrReuseServer = () => Promise.resolve({server: {}, cleanupServer: () => Promise.resolve()});
    rendering.internalRenderFrames = ({onStart, onFrameUpdate, outputDir}) => {
      images = String(outputDir);
      onStart({});
      for (let frame = 0; frame < 333; frame++) onFrameUpdate(frame + 1, frame, timeOf(frame));
      return Promise.resolve({assetsInfo: {}});
    };
    stitching.internalStitchFramesToVideo = ({onProgress}) => {
      onProgress(333);
      return Promise.resolve(null);
    };
    try {
      const options = {composition: video, codec: 'vp8', serveUrl: 'x', outputLocation: 'tide.webm', logLevel: 'error'};
      const {slowestFrames} = await renderMedia({...options, onProgress: (progress: (typeof calls)[number]) => calls.push(progress)} as never);
      assert.deepEqual([slowestFrames.length, slowestFrames[0]], [10, {frame: 30, time: 600}]);
      assert.ok(!slowestFrames.some(({frame}) => frame === 20));
    } finally {
      rendering.internalRenderFrames = internalRenderFrames;
      stitching.internalStitchFramesToVideo = internalStitchFramesToVideo;
      servers.makeOrReuseServer = makeOrReuseServer;
    }
    assert.match(path.relative(folder, images), /^(?:react-motion-render|remotion-)/);
    for (const {progress, renderedFrames, renderedDoneIn} of calls.slice(0, 334)) {
      assert.equal(progress, Math.round((70 * renderedFrames) / 333) / 100);
      assert.equal(renderedDoneIn, null);
    }
    assert.equal(typeof calls.at(-1)?.renderedDoneIn, 'number');
  },
);
