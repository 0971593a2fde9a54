import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

const APP = `import {createAudioDecoder, createVideoDecoder} from '@remotion/webcodecs';

const later = setTimeout;
const waits = [];
/** A hundred times as fast. */
window.setTimeout = (run, milliseconds) => {
  waits.push(milliseconds);
  return later(run, milliseconds / 100);
};
window.decode = async (kind) => {
  const errors = [];
  const options = {onFrame() {}, onError: ({name}) => void errors.push(name)};
  const decoder =
    kind === 'video'
      ? await createVideoDecoder({...options, track: {codec: 'vp08.99.99.99', codedWidth: 16, codedHeight: 16}})
      : await createAudioDecoder({...options, track: {codec: 'ec-3', numberOfChannels: 1, sampleRate: 48000}});
  let thrown;

  try {
    await decoder.decode({type: 'key', timestamp: 1000, data: new Uint8Array(100)});
  } catch (error) {
    thrown = error.message;
  }
  const end = await decoder.waitForQueueToBeLessThan(0).then(() => 'empty', (error) => error.message.split('\\n')[0]);
  return {errors, thrown, end, longest: Math.max(...waits)};
};
`;

export default inBrowser(
  'For a codec that the browser does not have, the queue of a decoder never empties, and the wait for it rejects after 10 seconds; onError of an audio decoder hears of the codec.',
  async (stage) => {
    const page = await openApp(stage, APP);
    for (const kind of ['audio', 'video']) {
      const found = await page.evaluate<{errors: string[]; thrown?: string; end: string; longest: number}>(`decode('${kind}')`);
      assert.match(found.end, /^Waited too long for (Audio|Video) decoder to finish:/, JSON.stringify(found));
      assert.equal(found.longest, 10_000);
      if (kind === 'audio') assert.ok(found.errors.length > 0, JSON.stringify(found));
    }
  },
);
