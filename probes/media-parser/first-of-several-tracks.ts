import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {made} from '../lib/media';
import {inNode} from '../lib/probe';

const SOUNDS = '-f lavfi -i sine=sample_rate=48000 -f lavfi -i sine=sample_rate=44100 -t 1 -map 0:a -map 1:a -c:a:0 aac -ac:a:0 2 -c:a:1 libmp3lame -ac:a:1 1';

export default inNode(
  'audioCodec, sampleRate and numberOfAudioChannels are those of the first audio track, while tracks lists both, with a timescale of 1,000,000, and onAudioTrack is called for each.',
  async () => {
    for (const name of ['languages.mp4', 'languages.mkv']) {
      const seen: number[] = [];
      const {tracks, ...first} = await parseMedia({
        ...{src: await made(name, `${SOUNDS}${name.endsWith('mkv') ? ' -f matroska' : ''}`), reader: nodeReader, acknowledgeRemotionLicense: true},
        fields: {audioCodec: true, sampleRate: true, numberOfAudioChannels: true, tracks: true, videoCodec: true, dimensions: true},
        onAudioTrack: ({track}) => {
          seen.push(track.sampleRate);
          return null;
        },
      });
      assert.deepEqual(first, {audioCodec: 'aac', sampleRate: 48_000, numberOfAudioChannels: 2, videoCodec: null, dimensions: null}, name);
      assert.deepEqual(
        tracks.map((track) => track.type === 'audio' && [track.codecEnum, track.sampleRate, track.numberOfChannels, track.timescale]),
        [
          ['aac', 48_000, 2, 1_000_000],
          ['mp3', 44_100, 1, 1_000_000],
        ],
      );
      assert.deepEqual(seen, [48_000, 44_100]);
    }
  },
);
