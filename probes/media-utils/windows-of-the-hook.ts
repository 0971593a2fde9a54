import assert from 'node:assert/strict';
import {useWindowedAudioData} from '@remotion/media-utils';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';
import {wav} from '../lib/wav';

export default inNode(
  'useWindowedAudioData() keeps the window before, the current and the next one, has no data at each new window but the last and fetches all of its windows again there, and stops a render beyond the file.',
  async () => {
    const content = Buffer.from(await wav({bits: 16, seconds: 25}).arrayBuffer());
    /** The seconds at which the requested windows begin. */
    const requested: number[] = [];
    const {origin, close} = await serve(({headers}, response) => {
      const [start, end] = /(\d+)-(\d+)/.exec(headers.range!)!.slice(1).map(Number) as [number, number];
      if (end > 1023) requested.push((start - 44) / 16_000);
      response.writeHead(start < content.length ? 206 : 416).end(content.subarray(start, end + 1));
    });
    const page: {origin: string; remotion_renderReady?: boolean; remotion_cancelledError?: string} = {origin, remotion_renderReady: true};
    Object.assign(globalThis, {window: page});
    let refused: Error | undefined;
    const onRejection = (error: Error) => (refused = error);
    process.on('unhandledRejection', onRejection);
    const given = {src: `${origin}/lecture.wav`, frame: 0, fps: 10, windowInSeconds: 10};
    const {render, unmount} = mounted(() => useWindowedAudioData(given));
    try {
      const first = render();
      assert.deepEqual([first.audioData, first.dataOffsetInSeconds, page.remotion_renderReady], [null, NaN, false]);

      /** Whether data is there at once at a frame, what is fetched, and the second at which the data then begins and how long it is. */
      const at = async (frame: number, count: number) => {
        given.frame = frame;
        requested.length = 0;
        const hasDataAtOnce = render().audioData !== null;
        let result = render();
        while (requested.length < count || !result.audioData) {
          await new Promise(setImmediate);
          result = render();
        }
        const {durationInSeconds, numberOfChannels, sampleRate, channelWaveforms} = result.audioData;
        assert.deepEqual([durationInSeconds, numberOfChannels, sampleRate, channelWaveforms.length], [25, 1, 8000, 1]);
        const fetched = requested.toSorted((a, b) => a - b).join();
        return [hasDataAtOnce, fetched, result.dataOffsetInSeconds, Math.round(channelWaveforms[0]!.length / 800) / 10];
      };
      assert.deepEqual(await at(0, 2), [false, '0,10', 0, 20]);
      assert.deepEqual(await at(100, 3), [false, '0,10,20', 0, 25]);
      assert.deepEqual(await at(200, 2), [true, '10,20', 10, 15]);

      // The first frame whose window is beyond the file, and the one before it.
      const stopsAt = async (call: typeof render, frame: number) => {
        refused = undefined;
        given.frame = frame - 1;
        while (!call().audioData) await new Promise(setImmediate);
        given.frame = frame;
        while (!refused) {
          assert.equal(call().audioData, null);
          await new Promise(setImmediate);
        }
        const said = /^Tried to read bytes \d+-\d+ from .*, but the response status code was 416 "Range Not Satisfiable"\. Were too many bytes requested\?/;
        assert.match((refused as Error).message, said);
        assert.match(page.remotion_cancelledError ?? '', /Range Not Satisfiable/);
      };
      await stopsAt(render, 300);
      given.windowInSeconds = 5;
      assert.throws(render, {message: 'windowInSeconds cannot be changed dynamically'});
      const short = mounted(() => useWindowedAudioData(given));
      try {
        await stopsAt(short.render, 250);
      } finally {
        short.unmount();
      }
    } finally {
      unmount();
      process.removeListener('unhandledRejection', onRejection);
      Reflect.deleteProperty(globalThis, 'window');
      close();
    }
  },
);
