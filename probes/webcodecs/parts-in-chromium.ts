import assert from 'node:assert/strict';
import {made} from '../lib/media';
import {openPageApp} from '../lib/page-app';
import {inBrowser} from '../lib/probe';
import {serveFile} from '../lib/serve';

const ENTRY = `import {getPartialAudioData} from '@remotion/webcodecs';
import {lectureSamples} from './src/lecture-samples';

const {signal} = new AbortController();
window.added = async (src) => (await lectureSamples({src, durationInSeconds: 10}, [2, 4], signal)).length;
window.plain = async (src) => (await getPartialAudioData({src, fromSeconds: 2, toSeconds: 4, channelIndex: 0, signal})).length;
`;

const TONE = '-f lavfi -i sine=sample_rate=44100 -t 10 -ac 2';

export default inBrowser(
  'For 2 to 4 seconds of stereo at 44,100 hertz, the sample of getPartialAudioData() returns 88,200 samples of a WAV, which is exact, and 88,704 of an MP3; without the addition, it is 1.8 seconds of the WAV.',
  async (stage) => {
    const page = await openPageApp(stage, ['docs/webcodecs/get-partial-audio-data.mdx'], ENTRY);
    const [wav, mp3] = [await serveFile(await made('ten.wav', TONE)), await serveFile(await made('ten.mp3', `${TONE} -c:a libmp3lame`))];
    try {
      const length = (call: string, {origin}: {origin: string}) => page.evaluate<number>(`${call}('${origin}/lecture')`);
      assert.deepEqual([await length('added', wav), await length('added', mp3)], [88_200, 88_704]);
      assert.equal(((await length('plain', wav)) / 44_100).toFixed(1), '1.8');
    } finally {
      wav.close();
      mp3.close();
    }
  },
);
