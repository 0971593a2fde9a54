import assert from 'node:assert/strict';
import {getSilentParts} from '@remotion/renderer';
import {ffmpeg, made} from '../lib/media';
import {slowInNode} from '../lib/probe';

/** Six seconds of a loud tone, quieter or silent for a while. */
const tone = (filter: string) => `-f lavfi -i sine=sample_rate=48000 -t 6 -af volume=4,${filter} -c:a libmp3lame`;

export default slowInNode(
  'silencedetect begins at 0 and ends with the length for a silent file, and says nothing about a loud one; getSilentParts() looks for 1 second below -20 dB; the FFmpeg of the packages decodes AC-3.',
  async () => {
    const detected = async (file: string) => {
      const args = ['-hide_banner', '-i', file, '-af', 'silencedetect=noise=-60dB:d=0.5', '-vn', '-f', 'null', '-'];
      return [...(await ffmpeg(args)).stderr.matchAll(/silence_(start|end): (-?[\d.]+)/g)].map(([, name, seconds]) => [name, Number(seconds)] as const);
    };
    const loud = await made('loud.mp3', tone('volume=1'));
    const silent = await made('no-sound.m4a', tone('volume=0').replace('libmp3lame', 'aac -f mp4'));
    assert.deepEqual(await detected(loud), []);
    const [start, end, ...more] = await detected(silent);
    assert.deepEqual([start?.[0], end?.[0], more], ['start', 'end', []]);
    assert.ok(Math.abs(start![1]) < 0.1 && Math.abs(end![1] - 6) < 0.2, String([start, end]));

    const parts = async (src: string, options: object = {}) => (await getSilentParts({src, logLevel: 'error', ...options})).silentParts.length;
    const short = await made('short-pause.mp3', tone('volume=volume=0:enable=between(t\\,2\\,2.8)'));
    const long = await made('long-pause.mp3', tone('volume=volume=0:enable=between(t\\,2\\,3.3)'));
    assert.deepEqual([await parts(short), await parts(long)], [0, 1]);
    assert.equal(await parts(short, {minDurationInSeconds: 0.5}), 1);
    // The tone has 6 dB less than the full scale: 12 dB below are above the threshold, and 20 dB are not.
    const soft = await made('soft-part.mp3', tone('volume=volume=-12dB:enable=between(t\\,2\\,4)'));
    const softer = await made('softer-part.mp3', tone('volume=volume=-20dB:enable=between(t\\,2\\,4)'));
    assert.deepEqual([await parts(soft), await parts(softer)], [0, 1]);
    assert.equal(await parts(softer, {noiseThresholdInDecibels: -40}), 0);

    assert.match((await ffmpeg(['-hide_banner', '-decoders'])).stdout, /^ A\S+ ac3 /m);
  },
);
