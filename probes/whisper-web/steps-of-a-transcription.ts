import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {databaseOf, whisperWith} from '../lib/whisper-web';

const KEY = 'remotion-whisper-web-transcription-speed';
const URL_OF_TINY = 'https://huggingface.co/ggerganov/whisper.cpp/resolve/main/ggml-tiny.bin';

export default inNode(
  'transcribe() expects a report per 30 seconds of samples at 16,000 hertz, adds up to 30 steps between two from the time of the last one, which it stores, passes 0 to 1, and reads the model anew at each call.',
  async () => {
    const calls: string[] = [];
    const files: unknown[][] = [];
    const kept = new Map<string, string>();
    const localStorage = {getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value)};
    let now = 1000;
    let timer: {tick: () => void; interval: number} | undefined;
    const intervalOf = () => timer?.interval;
    const setInterval = (tick: () => void, interval: number) => (timer = {tick, interval});
    const clearInterval = () => (timer = undefined);
    let print: (text: string) => void = () => undefined;
    const program = {
      FS_unlink: () => undefined,
      FS_createDataFile: (...given: unknown[]) => void files.push(given),
      full_default: () => print('remotion_progress:0'),
    };
    const createModule = (options: {print: typeof print}) => {
      ({print} = options);
      return Promise.resolve(program);
    };
    const {transcribe} = whisperWith({
      window: {localStorage},
      indexedDB: databaseOf(new Map([[URL_OF_TINY, 'the model']]), calls),
      Date: {now: () => now},
      ...{setInterval, clearInterval},
      loadProgram: () => Promise.resolve({default: createModule}),
    });
    const progress: number[] = [];
    const ticks = (count: number) => {
      for (let index = 0; index < count; index++) timer?.tick();
    };
    const start = async (seconds: number) => {
      const channelWaveform = new Float32Array(seconds * 16_000);
      const result = transcribe({channelWaveform, model: 'tiny', logLevel: 'error', onProgress: (value) => void progress.push(value)});
      await new Promise(setImmediate);
      return {result};
    };

    const {result} = await start(90);
    assert.equal(intervalOf(), 1000);
    ticks(100);
    assert.equal(progress.length, 30);
    assert.equal(timer, undefined);
    now = 7000;
    print('remotion_progress:33');
    assert.deepEqual([kept.get(KEY), intervalOf()], ['6000', 200]);
    ticks(1);
    assert.ok(progress.at(-1)! > 1 / 3 && progress.at(-1)! < 1 / 3 + 0.01);
    now = 10_000;
    print('remotion_progress:67');
    assert.deepEqual([kept.get(KEY), intervalOf()], ['3000', 100]);
    print('remotion_progress:99');
    ticks(40);
    assert.equal(progress.at(-1), 0.99);
    print('remotion_progress:100');
    print('remotion_final:{"transcription": []}');
    assert.deepEqual(await result, {transcription: []});
    assert.ok(progress.every((value) => value > 0 && value <= 1));
    assert.equal(progress.at(-1), 1);

    const again = await start(30);
    print('remotion_final:{"transcription": []}');
    await again.result;
    assert.equal(calls.filter((call) => call === 'get').length, 2);
    assert.deepEqual(
      files.map(([, name, content]) => [name, content]),
      [
        ['tiny.bin', 'the model'],
        ['tiny.bin', 'the model'],
      ],
    );
  },
);
