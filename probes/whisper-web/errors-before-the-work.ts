import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Whisper = typeof import('@remotion/whisper-web');
const {getLoadedModels, resampleTo16Khz, transcribe} = installed<Whisper>('@remotion/whisper-web/dist/esm/index.mjs');

export default inNode(
  'In Node.js, an empty waveform, 17 threads, resampling, a missing file and the list of stored models reject with the messages of the pages.',
  async () => {
    const whisper = (samples: number, threads?: number) => transcribe({channelWaveform: new Float32Array(samples), model: 'tiny', threads, logLevel: 'error'});
    await assert.rejects(whisper(0), {message: 'No audio data provided or audio data is empty.'});
    await assert.rejects(whisper(16_000, 17), {message: 'Thread limit exceeded: max 16 allowed.'});
    await assert.rejects(resampleTo16Khz({file: new Blob(['x']), logLevel: 'error'}), {
      message: 'Window object not found. Resampling requires a browser environment.',
    });
    await assert.rejects(resampleTo16Khz({file: null as unknown as Blob, logLevel: 'error'}), {
      message: "Cannot read properties of null (reading 'size')",
    });
    await assert.rejects(getLoadedModels(), {message: 'indexedDB is not defined'});
  },
);
