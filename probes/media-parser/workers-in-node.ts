import assert from 'node:assert/strict';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Parse = (options: object) => Promise<object>;
type Listener = (message: {data: object}) => void;

/** A worker that answers at once, as the one of the package does in the end. */
class Answering {
  static did: string[] = [];
  private listener: Listener = () => undefined;
  addEventListener(_: string, listener: Listener) {
    this.listener = listener;
  }
  removeEventListener() {}
  postMessage({type, payload}: {type: string; payload: {fields?: object}}) {
    Answering.did.push(type);
    if (payload.fields) setImmediate(() => this.listener({data: {type: 'response-done', payload: {size: 5}, seekingHints: null}}));
  }
  terminate() {
    Answering.did.push('terminate');
  }
}

export default inNode(
  'parseMediaOnWebWorker() and parseMediaOnServerWorker() throw at once where there is no Worker and with require(); with one, a reader is refused, and the worker is ended once it has answered.',
  async () => {
    for (const [entry, name] of [
      ['worker', 'parseMediaOnWebWorker'],
      ['server-worker', 'parseMediaOnServerWorker'],
    ] as const) {
      const file = path.join(__dirname, `../../node_modules/@remotion/media-parser/dist/esm/${entry}.mjs`);
      const {[name]: parse} = (await import(pathToFileURL(file).href)) as Record<string, Parse>;
      const {[name]: required} = installed<Record<string, Parse>>(`@remotion/media-parser/dist/${entry}.js`);
      const options = {src: 'https://example.com/clip.mp4', fields: {size: true}, acknowledgeRemotionLicense: true};
      Reflect.deleteProperty(globalThis, 'Worker');
      assert.throws(() => void parse?.(options), {message: `"Worker" is not available. Cannot call ${name}()`});
      assert.throws(() => void required?.(options), {message: `${name} is not available in CJS mode. Load this function using ESM to use it.`});

      Object.assign(globalThis, {Worker: Answering});
      Answering.did = [];
      assert.deepEqual(await parse?.(options), {size: 5});
      assert.deepEqual(Answering.did, ['request-worker', 'terminate']);
      await assert.rejects(parse!({...options, reader: {}}), (error: Error) => error.message.startsWith(`\`reader\` should not be provided to \`${name}\``));
    }
  },
);
