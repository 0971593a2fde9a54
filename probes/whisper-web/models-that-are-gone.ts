import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {databaseOf, whisperWith} from '../lib/whisper-web';

const SMALL = 487_601_967;

export default inNode(
  'A model that is not stored, or no longer, is fetched from huggingface.co by downloadWhisperModel() and refused by transcribe(); its pieces are held while they are copied, 975 MB for small. Errors of fetch() pass.',
  async () => {
    const stored = new Map<string, unknown>();
    const requests: string[] = [];
    const lengths: number[] = [];
    let isReachable = true;
    let copies = 0;
    /** The pieces say when they are copied, and the array for all of them is short in fact. */
    const pieces = [{length: 60}, {length: 40}];
    class Whole {
      constructor(length: number) {
        lengths.push(length);
      }
      set(piece: {length: number}, position: number) {
        assert.equal(piece, pieces[copies]);
        assert.equal(position, copies === 0 ? 0 : 60);
        copies++;
      }
    }
    const fetch = (url: string) => {
      requests.push(url);
      if (!isReachable) return Promise.reject(new TypeError('Failed to fetch'));
      const arriving = [...pieces];
      const read = () => Promise.resolve(arriving.length > 0 ? {done: false, value: arriving.shift()} : {done: true});
      return Promise.resolve({ok: true, body: {getReader: () => ({read})}, headers: {get: () => String(SMALL)}});
    };
    const indexedDB = databaseOf(stored);
    const storage = {estimate: () => Promise.resolve({quota: 1e9, usage: 0})};
    const loadProgram = () => Promise.resolve({default: () => Promise.resolve({})});
    const window = {crossOriginIsolated: true, indexedDB};
    const whisper = whisperWith({window, indexedDB, navigator: {storage}, fetch, Uint8Array: Whole, loadProgram});
    const download = () => whisper.downloadWhisperModel({model: 'small', onProgress: () => undefined});
    const transcribe = (model: 'small' | 'tiny') => whisper.transcribe({channelWaveform: new Float32Array(1), model, logLevel: 'error'});

    assert.deepEqual(await download(), {alreadyDownloaded: false});
    assert.deepEqual([lengths, copies], [[100], 2]);
    assert.deepEqual([await download(), await download()], [{alreadyDownloaded: true}, {alreadyDownloaded: true}]);
    assert.deepEqual(requests, ['https://huggingface.co/ggerganov/whisper.cpp/resolve/main/ggml-small.bin']);
    assert.deepEqual(await whisper.getLoadedModels(), ['small']);
    assert.equal(Math.round((2 * SMALL) / 1e6), 975);

    await whisper.deleteModel('small');
    copies = 0;
    await assert.rejects(transcribe('small'), {message: 'Model small is not loaded. Call downloadWhisperModel() first.'});
    await assert.rejects(transcribe('tiny'), {message: 'Model tiny is not loaded. Call downloadWhisperModel() first.'});
    assert.deepEqual(await download(), {alreadyDownloaded: false});
    assert.equal(requests.length, 2);

    stored.clear();
    isReachable = false;
    await assert.rejects(download(), {name: 'TypeError', message: 'Failed to fetch'});
  },
);
