import assert from 'node:assert/strict';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {IsAnImageError, mediaParserController} from '@remotion/media-parser';
import {universalReader} from '@remotion/media-parser/universal';
import {installed} from '../lib/installed';
import {loadedWith} from '../lib/loaded-with';
import {inNode} from '../lib/probe';

type Parse = (options: object) => Promise<object>;
type Listener = (message: {data: object}) => void;
type Message = {type: string; payload?: {payloadType?: string}};

const {serializeError} = installed<{serializeError(options: object): object}>('@remotion/media-parser/dist/worker/serialize-error.js');

/** A worker that sends a value, waits for the answer, and then refuses an image. */
class Refusing {
  static got: string[] = [];
  private listeners: Listener[] = [];
  addEventListener(_: string, listener: Listener) {
    this.listeners.push(listener);
  }
  removeEventListener() {}
  private send(data: object) {
    setImmediate(() => this.listeners.forEach((listener) => listener({data: structuredClone(data)})));
  }
  postMessage({type, payload}: Message) {
    Refusing.got.push(type);
    if (type === 'request-worker') this.send({type: 'response-on-callback-request', payload: {callbackType: 'container', value: 'mp4'}, nonce: '7'});
    if (payload?.payloadType === 'void' || type.startsWith('acknowledge')) {
      const given = {imageType: 'png', dimensions: null, mimeType: null, sizeInBytes: 68, fileName: null, message: 'Image files are not supported'};
      this.send(serializeError({error: new IsAnImageError(given as never), logLevel: 'error', seekingHints: null}));
    }
  }
  terminate() {}
}

export default inNode(
  'parseMediaOnServerWorker() and parseMediaOnWebWorker() alike pass each value and pause() between the threads, and errors of the parser lose their class; the worker of the former always uses universalReader.',
  async () => {
    try {
      for (const [entry, name] of [
        ['worker', 'parseMediaOnWebWorker'],
        ['server-worker', 'parseMediaOnServerWorker'],
      ] as const) {
        const file = path.join(__dirname, `../../node_modules/@remotion/media-parser/dist/esm/${entry}.mjs`);
        const {[name]: parse} = (await import(pathToFileURL(file).href)) as Record<string, Parse>;
        Object.assign(globalThis, {Worker: Refusing});
        Refusing.got = [];
        const heard: string[] = [];
        const controller = mediaParserController();
        const call = parse!({
          ...{src: 'https://example.com/card.png', controller, acknowledgeRemotionLicense: true},
          onContainer: (container: string) => {
            heard.push(container);
            controller.pause();
          },
        });
        const error = await call.then(
          () => assert.fail('It was read.'),
          (reason: unknown) => reason as Error,
        );
        assert.deepEqual(heard, ['mp4']);
        assert.ok(Refusing.got.includes('request-pause'), Refusing.got.join());
        assert.deepEqual([error.name, error instanceof IsAnImageError], ['IsAnImageError', false]);
      }
    } finally {
      Reflect.deleteProperty(globalThis, 'Worker');
    }

    const readers: unknown[] = [];
    const page = globalThis as {addEventListener?: unknown};
    const before = page.addEventListener;
    page.addEventListener = (_: string, listener: (message: object) => void) => listener({data: {}});
    try {
      loadedWith('@remotion/media-parser/dist/worker-server-entry.js', {
        './worker-server': {messageHandler: (_: object, reader: unknown) => void readers.push(reader)},
      });
    } finally {
      page.addEventListener = before;
    }
    assert.deepEqual(
      readers.map((reader) => Object.keys(reader as object)),
      [Object.keys(universalReader)],
    );
    const [reader] = readers as (typeof universalReader)[];
    assert.equal(String(reader?.read), String(universalReader.read));
  },
);
