import assert from 'node:assert/strict';
import {getPartialAudioData} from '@remotion/webcodecs';
import {media, made} from '../lib/media';
import {serveFile, type Served} from '../lib/serve';
import {inNode} from '../lib/probe';
import {Sound} from '../lib/sound';

export default inNode(
  'getPartialAudioData() cuts 0.1 seconds, give or take a packet, off the end and off a beginning after 0; an end before the beginning gives nothing, an aborted signal rejects, a channel too many does not.',
  async () => {
    Object.assign(globalThis, {AudioData: Sound, EncodedAudioChunk: class {}});
    const withResolvers = () => {
      let settle = {};
      const promise = new Promise((resolve, reject) => (settle = {resolve, reject}));
      return {promise, ...settle};
    };
    const added = !('withResolvers' in Promise);
    if (added) Object.assign(Promise, {withResolvers});
    const open: Served[] = [];
    try {
      const serve = async (file: string) => {
        const served = await serveFile(file);
        open.push(served);
        return `${served.origin}/sound.wav`;
      };
      const mono = await serve(await media('tone.wav'));
      const right = await serve(await made('right.wav', '-f lavfi -i sine=sample_rate=48000 -t 2 -af pan=stereo|c1=c0'));
      const {signal} = new AbortController();
      const get = (src: string, fromSeconds: number, toSeconds: number, channelIndex = 0) =>
        getPartialAudioData({src, fromSeconds, toSeconds, channelIndex, signal});
      const seconds = async (from: number, to: number) => Math.round(((await get(mono, from, to)).length / 48_000) * 100) / 100;
      assert.deepEqual([await seconds(0, 1), await seconds(0.4, 1.4), await seconds(1.4, 0.4)], [0.92, 0.8, 0]);
      const loud = (samples: Float32Array) => samples.some((value) => Math.abs(value) > 0.01);
      assert.deepEqual([loud(await get(right, 0, 1, 0)), loud(await get(right, 0, 1, 1))], [false, true]);
      assert.deepEqual(await get(mono, 0, 1, 3), await get(mono, 0, 1, 0));
      assert.ok((await get(right, 0, 1, 2)).length > 40_000);

      const aborted = AbortSignal.abort();
      await assert.rejects(getPartialAudioData({src: mono, fromSeconds: 0, toSeconds: 1, channelIndex: 0, signal: aborted}), {
        message: 'Operation was aborted',
      });
      const stopping = new AbortController();
      const part = getPartialAudioData({src: mono, fromSeconds: 0, toSeconds: 1, channelIndex: 0, signal: stopping.signal});
      stopping.abort();
      assert.equal((await part).length, 0);
    } finally {
      for (const {close} of open) close();
      if (added) Reflect.deleteProperty(Promise, 'withResolvers');
    }
  },
);
