import assert from 'node:assert/strict';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Calls = {callFf: (given: {args: string[]}) => Promise<void>};
type Merge = {mergeAudioTrack(given: object): Promise<void>};

export default inNode('31 sounds are mixed in one call of FFmpeg, and 32 in groups of ten and a last call; the filter is in a file.', async () => {
  process.env.TMPDIR = newFolder();
  const ffmpeg = installed<Calls>('@remotion/renderer/dist/call-ffmpeg.js');
  const {mergeAudioTrack} = installed<Merge>('@remotion/renderer/dist/merge-audio-track.js');
  const {callFf} = ffmpeg;
  const calls: string[][] = [];
  ffmpeg.callFf = ({args}) => {
    calls.push(args);
    return Promise.resolve();
  };
  try {
    const inputs = async (sounds: number) => {
      calls.length = 0;
      const folder = newFolder();
      await mergeAudioTrack({
        ...{outName: path.join(folder, 'out.wav'), downloadMap: {complexFilter: folder}, remotionRoot: folder, indent: false, logLevel: 'error'},
        ...{binariesDirectory: null, cancelSignal: undefined, onProgress: () => undefined, fps: 30, chunkLengthInSeconds: 1},
        files: Array.from({length: sounds}, (_, index) => ({outName: path.join(folder, `${index}.wav`), filter: {pad_start: null, pad_end: null}})),
      });
      return calls.map((args) => args.filter((arg) => arg === '-i').length);
    };
    assert.deepEqual(await inputs(31), [31]);
    // The groups are mixed beside each other, so their order is not certain.
    const mixed = await inputs(32);
    assert.deepEqual([mixed.slice(0, -1).sort((a, b) => b - a), mixed.at(-1)], [[10, 10, 10, 2], 4]);
    for (const args of calls) {
      assert.ok(args.includes('-filter_complex_script'), args.join(' '));
      assert.ok(!args.includes('-filter_complex'));
    }
  } finally {
    ffmpeg.callFf = callFf;
  }
});
