import assert from 'node:assert/strict';
import path from 'node:path';
import {combineChunks, makeCancelSignal, type CombineChunksOptions} from '@remotion/renderer';
import {made, media} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

/** FFmpeg ends by itself with a code such as 255 on SIGTERM, is killed by it while it starts, and killed for good after five seconds. */
const ENDED = /^Error: Command (failed with exit code \d+|was killed with SIG(TERM|KILL))(?![^]*got cancelled)/;

export default slowInNode(
  'The error of a canceled combineChunks() says how FFmpeg ended, with an exit code or killed by a signal, and not that it got cancelled, whether it had started or not.',
  async () => {
    process.env.TMPDIR = newFolder();
    const piece = await made('piece.ts', `-i ${await media('silent.mp4')} -c copy -f mpegts`);
    const join = (options: Pick<CombineChunksOptions, 'cancelSignal' | 'onProgress'>) =>
      combineChunks({
        // Frames of a GIF are compressed anew, which takes long enough to be canceled.
        ...{videoFiles: Array.from({length: 50}, () => piece), audioFiles: [], codec: 'gif', fps: 30, framesPerChunk: 60},
        ...{outputLocation: path.join(newFolder(), 'voyage.gif'), compositionDurationInFrames: 3000, preferLossless: false, logLevel: 'error'},
        ...options,
      });
    const early = makeCancelSignal();
    early.cancel();
    await assert.rejects(join({cancelSignal: early.cancelSignal, onProgress: () => {}}), ENDED);
    const late = makeCancelSignal();
    await assert.rejects(join({cancelSignal: late.cancelSignal, onProgress: ({frames}) => frames > 0 && late.cancel()}), ENDED);
  },
);
