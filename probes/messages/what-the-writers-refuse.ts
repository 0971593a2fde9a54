import assert from 'node:assert/strict';
import {bufferWriter} from '@remotion/webcodecs/buffer';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Media = {addTrack(track: object): Promise<{trackNumber: number}>; addSample(sample: object): Promise<void>; waitForFinish(): Promise<void>};
const {createMedia} = installed<{createMedia(options: object): Promise<Media>}>('@remotion/webcodecs/dist/create-media.js');
const {makeProgressTracker} = installed<{makeProgressTracker(): object}>('@remotion/webcodecs/dist/create/progress-tracker.js');

const NO_COLOR = {fullRange: null, matrix: null, primaries: null, transfer: null};
const video = (codec: string, color: object = NO_COLOR) => ({type: 'video', codec, width: 160, height: 90, color, timescale: 90_000, codecPrivate: null});
const audio = (codec: string) => ({type: 'audio', codec, numberOfChannels: 1, sampleRate: 48_000, timescale: 48_000, codecPrivate: null});

let duration: number | undefined;

/** The message with which samples of these seconds end in a file; the first is a keyframe. */
async function message(container: string, track: {type: string}, ...seconds: number[]): Promise<string> {
  try {
    const media = await createMedia({
      ...{container, filename: 'x', writer: bufferWriter, logLevel: 'error', expectedDurationInSeconds: 100, expectedFrameRate: null},
      ...{onBytesProgress() {}, onMillisecondsProgress() {}, progressTracker: makeProgressTracker()},
    });
    const {trackNumber} = await media.addTrack(track);
    for (const [index, second] of seconds.entries()) {
      const timestamp = second * 1_000_000;
      const chunk = {data: new Uint8Array(4), timestamp, decodingTimestamp: timestamp, duration, type: index === 0 ? 'key' : 'delta'};
      await media.addSample({chunk, trackNumber, isVideo: track.type === 'video', codecPrivate: null});
    }
    await media.waitForFinish();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

export default inNode(
  'A WebM takes no frame more than 32.768 seconds after the only keyframe, no RGB and no aiff; an MP4 takes no AAC without a description and no negative length, but H.264 without one and times that jump back.',
  async () => {
    assert.equal(await message('webm', video('vp8'), 0, 32.768), '');
    assert.equal(await message('webm', video('vp8'), 0, 32.769), 'timecodeRelativeToCluster is too big: 32769 > 32768');
    assert.equal(await message('webm', video('vp8', {...NO_COLOR, matrix: 'rgb'}), 0), 'Cannot encode Matroska in RGB');
    assert.equal(await message('webm', audio('aiff'), 0), 'aiff is not supported in Matroska');
    assert.equal(await message('mp4', audio('aac'), 0, 1), 'Need codecPrivate for mp4a');
    assert.equal(await message('mp4', video('h264'), 0, 1), '');
    assert.equal(await message('mp4', video('h264'), 2, 1, 3), '');
    duration = -20_000;
    assert.match(await message('mp4', video('h264'), 0, 1), /^negative sample offset in stts /);
  },
);
