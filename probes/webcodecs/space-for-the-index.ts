import assert from 'node:assert/strict';
import {nodeReader} from '@remotion/media-parser/node';
import {convertMedia} from '@remotion/webcodecs';
import {bufferWriter} from '@remotion/webcodecs/buffer';
import {installed} from '../lib/installed';
import {media} from '../lib/media';
import {slowInNode} from '../lib/probe';

type Expected = {expectedDurationInSeconds: number | null; expectedFrameRate: number | null};
type Reserve = (expected: Expected) => number;
const {calculateAReasonableMp4HeaderLength: reserve} = installed<{calculateAReasonableMp4HeaderLength: Reserve}>(
  '@remotion/webcodecs/dist/create/iso-base-media/header-length.js',
);
type Mp4 = {
  addTrack(track: object): Promise<{trackNumber: number}>;
  addSample(sample: object): Promise<void>;
  waitForFinish(): Promise<void>;
};
const {createIsoBaseMedia} = installed<{createIsoBaseMedia(options: object): Promise<Mp4>}>(
  '@remotion/webcodecs/dist/create/iso-base-media/create-iso-base-media.js',
);

export default slowInNode(
  'An MP4 gets 2,048,000 bytes for its index without a duration, else about 1.5 kB per second at 60 frames per second, in proportion to the frame rate and at least 51,200; if that is too little, the end rejects.',
  async () => {
    const bytes = (expectedDurationInSeconds: number | null, expectedFrameRate: number | null = null) =>
      reserve({expectedDurationInSeconds, expectedFrameRate});
    assert.deepEqual([bytes(null), bytes(null, 30), bytes(3), bytes(0)], [2_048_000, 2_048_000, 51_200, 51_200]);
    assert.equal(Math.round(bytes(3600) / 3600), 1552);
    assert.deepEqual([bytes(3600, 60) / bytes(3600), bytes(3600, 120) / bytes(3600)].map(Math.round), [1, 2]);
    assert.ok(Math.abs(bytes(3600, 30) * 2 - bytes(3600)) <= 2);
    assert.deepEqual([bytes(30, 30), bytes(30, 60)], [51_200, 51_200]);

    const size = async (options: object) => {
      const {save} = await convertMedia({src: await media('silent.mp4'), reader: nodeReader, writer: bufferWriter, container: 'mp4', ...options});
      return (await save()).size;
    };
    assert.equal((await size({})) - (await size({expectedDurationInSeconds: 3})), 2_048_000 - 51_200);

    const long = await createIsoBaseMedia({
      ...{filename: 'x.mp4', writer: bufferWriter, logLevel: 'error', expectedDurationInSeconds: 3, expectedFrameRate: null},
      ...{onBytesProgress() {}, onMillisecondsProgress() {}},
      progressTracker: {registerTrack() {}, updateTrackProgress() {}, setPossibleLowestTimestamp() {}},
    });
    const codecPrivate = new Uint8Array([17, 144]);
    const {trackNumber} = await long.addTrack({type: 'audio', codec: 'aac', numberOfChannels: 1, sampleRate: 48_000, timescale: 48_000, codecPrivate});
    for (let index = 0; index < 15_000; index++) {
      const timestamp = index * 20_000;
      const chunk = {data: new Uint8Array(1), timestamp, decodingTimestamp: timestamp, duration: 20_000, type: 'key'};
      await long.addSample({chunk, trackNumber, isVideo: false, codecPrivate: null});
    }
    const message = /^Data is longer than the total length: \d+ > 51200\. Set the 'expectedDurationInSeconds' value to avoid this problem: /;
    await assert.rejects(long.waitForFinish(), {message});
  },
);
