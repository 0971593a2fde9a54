import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Given = {audioCodec: string; audioBitrate: string | null} & Record<string, unknown>;
type Calls = {callFf(given: {args: string[]}): Promise<void> & {stderr: null}};

export default inNode('Compressed audio is encoded with 320 kilobits per second, and with the bitrate that is set otherwise.', async () => {
  const {compressAudio} = installed<{compressAudio(given: Given): Promise<void>}>('@remotion/renderer/dist/compress-audio.js');
  const ffmpeg = installed<Calls>('@remotion/renderer/dist/call-ffmpeg.js');
  const {callFf} = ffmpeg;
  const bitrate = async (audioCodec: string, audioBitrate: string | null) => {
    let seen: string[] = [];
    ffmpeg.callFf = ({args}) => {
      seen = args;
      return Object.assign(Promise.resolve(), {stderr: null});
    };
    await compressAudio({audioCodec, audioBitrate, inName: 'in.wav', outName: 'out', logLevel: 'error', indent: false});
    return seen[seen.indexOf('-b:a') + 1];
  };
  try {
    for (const audioCodec of ['aac', 'mp3', 'opus']) {
      assert.equal(await bitrate(audioCodec, null), '320k', audioCodec);
      assert.equal(await bitrate(audioCodec, '128K'), '128K', audioCodec);
    }
  } finally {
    ffmpeg.callFf = callFf;
  }
});
