import assert from 'node:assert/strict';
import {parseMedia, type MediaParserAudioSample} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media, type MediaName} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'A sample of AAC at 48,000 hertz lasts 21,333 microseconds and one of a WAV 40,000, WebM has no durations, and in an MP4 AAC begins before 0.',
  async () => {
    const firstOf = async (name: MediaName) => {
      const samples: MediaParserAudioSample[] = [];
      await parseMedia({
        src: await media(name),
        reader: nodeReader,
        acknowledgeRemotionLicense: true,
        onAudioTrack: () => (sample) => void samples.push(sample),
      });
      const [{duration, timestamp, type} = assert.fail(name)] = samples;
      assert.equal(type, 'key');
      return {duration: duration === undefined ? null : Math.floor(duration), timestamp};
    };
    assert.deepEqual(await firstOf('tone.m4a'), {duration: 21_333, timestamp: -21_334});
    assert.deepEqual(await firstOf('tone.aac'), {duration: 21_333, timestamp: 0});
    assert.deepEqual(await firstOf('tone.wav'), {duration: 40_000, timestamp: 0});
    assert.deepEqual(await firstOf('plain.webm'), {duration: null, timestamp: 0});
  },
);
