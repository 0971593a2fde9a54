import assert from 'node:assert/strict';
import {useWindowedAudioData} from '@remotion/media-utils';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';
import {wav} from '../lib/wav';

const RATE = 8000;

export default inNode(
  'With more than 976 bytes of metadata in front of the samples, useWindowedAudioData() gives a duration of 0 and never the window after the current one; from 973 bytes on it may be wrong, and with 972 it is right.',
  async () => {
    const plain = Buffer.from(await wav({bits: 16, seconds: 25, rate: RATE}).arrayBuffer());
    const tagged = (bytes: number) => {
      const list = Buffer.alloc(8 + bytes);
      list.write('LIST', 'latin1');
      list.writeUInt32LE(bytes, 4);
      return Buffer.concat([plain.subarray(0, 36), list, plain.subarray(36)]);
    };
    Object.assign(globalThis, {window: {origin: '', remotion_renderReady: true}});

    /** Duration of the file, and the second at which the data ends, at some frames. */
    const dataAt = async (bytes: number, frames: number[]) => {
      const content = tagged(bytes);
      const {origin, close} = await serve(({headers}, response) => {
        const [start, end] = /(\d+)-(\d+)/.exec(headers.range!)!.slice(1).map(Number) as [number, number];
        response.writeHead(206).end(content.subarray(start, end + 1));
      });
      const given = {src: `${origin}/harbor-log.wav`, frame: 0, fps: 10, windowInSeconds: 10};
      const {render, unmount} = mounted(() => useWindowedAudioData(given));
      try {
        const seen: number[][] = [];
        for (const frame of frames) {
          given.frame = frame;
          let result = render();
          while (!result.audioData) {
            await new Promise(setImmediate);
            result = render();
          }
          const {channelWaveforms, durationInSeconds} = result.audioData;
          seen.push([durationInSeconds, Math.round(result.dataOffsetInSeconds + channelWaveforms[0]!.length / RATE)]);
        }
        return seen;
      } finally {
        unmount();
        close();
      }
    };
    const right = [25, 20];
    assert.deepEqual(await dataAt(972, [0, 150]), [right, [25, 25]]);
    assert.notEqual((await dataAt(976, [0]))[0]?.[0], 25);
    assert.deepEqual(await dataAt(978, [0, 150]), [
      [0, 10],
      [0, 20],
    ]);
  },
);
