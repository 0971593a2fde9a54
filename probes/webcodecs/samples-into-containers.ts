import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {bufferWriter} from '@remotion/webcodecs/buffer';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Media = {
  addTrack(track: object): Promise<{trackNumber: number}>;
  addSample(sample: object): Promise<void>;
  waitForFinish(): Promise<void>;
  getBlob(): Promise<Blob>;
};
const {createMedia} = installed<{createMedia(options: object): Promise<Media>}>('@remotion/webcodecs/dist/create-media.js');
const {makeProgressTracker} = installed<{makeProgressTracker(): object}>('@remotion/webcodecs/dist/create/progress-tracker.js');

const COLOR = {fullRange: null, matrix: null, primaries: null, transfer: null};
const video = (codec: string) => ({type: 'video', codec, width: 160, height: 90, color: COLOR, timescale: 90_000, codecPrivate: null});
const audio = (codec: string) => ({
  ...{type: 'audio', codec, numberOfChannels: 1, sampleRate: 48_000, timescale: 48_000},
  codecPrivate: codec === 'aac' ? new Uint8Array([17, 144]) : null,
});

export default inNode('A WebM refuses samples before 0, which MP4 and WAV take, and takes H.264; VP8 in an MP4 is refused at the end alone.', async () => {
  const start = (container: string) =>
    createMedia({
      ...{container, filename: 'x', writer: bufferWriter, logLevel: 'error', expectedDurationInSeconds: 1, expectedFrameRate: null},
      ...{onBytesProgress() {}, onMillisecondsProgress() {}, progressTracker: makeProgressTracker()},
    });
  const write = async (container: string, track: {type: string}, timestamp: number) => {
    const file = await start(container);
    const {trackNumber} = await file.addTrack(track);
    const chunk = {data: new Uint8Array([1, 2, 3, 4]), timestamp, decodingTimestamp: timestamp, duration: 20_000, type: 'key'};
    await file.addSample({chunk, trackNumber, isVideo: track.type === 'video', codecPrivate: null});
    return file;
  };
  await assert.rejects(write('webm', audio('opus'), -21_334), {message: 'timecodeRelativeToCluster is negative, tried to add -21334 to 0'});
  for (const [container, codec] of [
    ['mp4', 'aac'],
    ['wav', 'pcm-s16'],
  ] as const) {
    const file = await write(container, audio(codec), -21_334);
    await file.waitForFinish();
    assert.ok((await file.getBlob()).size > 44);
  }

  const webm = await write('webm', video('h264'), 0);
  await webm.waitForFinish();
  assert.ok(Buffer.from(await (await webm.getBlob()).arrayBuffer()).includes('V_MPEG4/ISO/AVC'));
  const mp4 = await write('mp4', video('vp8'), 0);
  await assert.rejects(mp4.waitForFinish(), {message: 'Currently only H.264 and AAC is supported'});
  const good = await write('webm', video('vp8'), 0);
  await good.waitForFinish();
  const {videoCodec} = await parseMedia({src: await good.getBlob(), fields: {videoCodec: true}, acknowledgeRemotionLicense: true});
  assert.equal(videoCodec, 'vp8');
});
