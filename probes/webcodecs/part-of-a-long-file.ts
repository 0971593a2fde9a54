import assert from 'node:assert/strict';
import {getPartialAudioData} from '@remotion/webcodecs';
import {media, made} from '../lib/media';
import {serve, serveFile} from '../lib/serve';
import {slowInNode} from '../lib/probe';
import {Sound} from '../lib/sound';

const after = (milliseconds: number) => new Promise<string>((resolve) => setTimeout(() => resolve('pending'), milliseconds));

export default slowInNode(
  'getPartialAudioData() rejects for a missing file with its status and never settles for an end after that of the file, such as 9 to 12 seconds of 10, or for a file without audio. Its samples are numbers from -1 to 1.',
  async () => {
    Object.assign(globalThis, {AudioData: Sound, EncodedAudioChunk: class {}});
    const withResolvers = () => {
      let settle = {};
      const promise = new Promise((resolve, reject) => (settle = {resolve, reject}));
      return {promise, ...settle};
    };
    const added = !('withResolvers' in Promise);
    if (added) Object.assign(Promise, {withResolvers});
    const [wav, film, nothing] = await Promise.all([
      serveFile(await made('ten.wav', '-f lavfi -i sine=sample_rate=48000 -t 10')),
      serveFile(await media('silent.mp4')),
      serve((_, response) => response.writeHead(404).end()),
    ]);
    try {
      const get = (origin: string, fromSeconds: number, toSeconds: number) =>
        getPartialAudioData({src: `${origin}/sound`, fromSeconds, toSeconds, channelIndex: 0, signal: new AbortController().signal});
      await assert.rejects(get(nothing.origin, 0, 1), ({message}: Error) => message.startsWith('Server returned status code 404 for '));
      const samples = await get(wav.origin, 8, 9);
      assert.ok(samples instanceof Float32Array && samples.some((each) => each > 0.05) && samples.every((each) => each >= -1 && each <= 1));
      assert.equal(await Promise.race([get(wav.origin, 9, 12).then(() => 'settled'), after(2000)]), 'pending');
      assert.equal(await Promise.race([get(film.origin, 0, 1).then(() => 'settled'), after(1000)]), 'pending');
    } finally {
      for (const {close} of [wav, film, nothing]) close();
      if (added) Reflect.deleteProperty(Promise, 'withResolvers');
    }
  },
);
