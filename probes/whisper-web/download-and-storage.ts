import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

type Whisper = typeof import('@remotion/whisper-web');
const SOURCE = path.join(__dirname, '../../node_modules/@remotion/whisper-web/dist/esm/index.mjs');
const SIZE = 77_691_713;

/** The package in a page that stores nothing yet; what happens is written to `log`. */
function inPage(fetch: () => Response, log: string[], quota = 1e9): Whisper {
  const stored = new Map<string, unknown>();
  const answer = <Result>(result: Result, done: () => void = () => undefined) => {
    const request = {result, onsuccess: () => undefined};
    queueMicrotask(() => {
      done();
      request.onsuccess();
    });
    return request;
  };
  const store = {
    get: (key: string) => answer(stored.get(key)),
    getAllKeys: () => answer([...stored.keys()]),
    delete: (key: string) => answer(undefined, () => stored.delete(key)),
    put(value: unknown, key: string) {
      log.push('stored');
      return answer(undefined, () => stored.set(key, value));
    },
  };
  const indexedDB = {
    open(name: string) {
      log.push(`opened ${name}`);
      return answer({transaction: ([of]: string[]) => ({objectStore: (from: string) => (of === 'models' && from === of ? store : null)})});
    },
  };
  const navigator = {storage: {estimate: () => Promise.resolve({quota, usage: 0})}};
  const code = fs.readFileSync(SOURCE, 'utf8').replace(/export \{([^}]*)\};?\s*$/, 'return {$1};');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the module looks for these names in the global scope, which other probes share
  const load = new Function('window', 'indexedDB', 'navigator', 'fetch', code) as (...globals: unknown[]) => Whisper;
  return load({crossOriginIsolated: true, indexedDB}, indexedDB, navigator, fetch);
}

export default inNode(
  'downloadWhisperModel() reports each piece and then 1 before it stores the model, later reports 1 once, and rejects on other answers and too little space; deleteModel() removes it, and a missing one without an error.',
  async () => {
    const log: string[] = [];
    const page = inPage(() => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const length of [40, 60]) controller.enqueue(new Uint8Array(length));
          controller.close();
        },
      });
      return new Response(body, {headers: {'content-length': String(SIZE)}});
    }, log);
    const download = ({downloadWhisperModel}: Whisper) =>
      downloadWhisperModel({
        model: 'tiny',
        onProgress: ({downloadedBytes, totalBytes, progress}) => log.push(`${downloadedBytes} of ${totalBytes}: ${progress === 1}`),
      });
    assert.deepEqual(await page.getLoadedModels(), []);
    assert.deepEqual(await download(page), {alreadyDownloaded: false});
    assert.deepEqual(
      log.filter((line) => line !== 'opened whisper-web'),
      [`40 of ${SIZE}: false`, `100 of ${SIZE}: false`, `${SIZE} of ${SIZE}: true`, 'stored'],
    );
    log.length = 0;
    assert.deepEqual(await download(page), {alreadyDownloaded: true});
    assert.deepEqual(log, ['opened whisper-web', `${SIZE} of ${SIZE}: true`]);
    assert.deepEqual(await page.getLoadedModels(), ['tiny']);
    await page.deleteModel('tiny');
    await page.deleteModel('base');
    assert.deepEqual(await page.getLoadedModels(), []);

    await assert.rejects(download(inPage(() => new Response('', {status: 404}), [])), /^Error: failed to fetch: https:\/\/huggingface\.co\//);
    const other = inPage(() => new Response('x', {headers: {'content-length': '1000'}}), []);
    await assert.rejects(download(other), /^Error: Content-Length header is 1000 for https:\/\/huggingface\.co\/\S+ but expected 77691713$/);
    await assert.rejects(
      download(inPage(() => new Response(), [], SIZE - 1)),
      /^Error: Whisper\.wasm is not supported in this environment\. Reason: Not enough space/,
    );
  },
);
