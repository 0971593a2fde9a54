import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Options = {maxByteLength: number};
type Module = {bufferManager(given: object): {getUint8Array(): Uint8Array}};

const {bufferManager} = installed<Module>('@remotion/media-parser/dist/iterator/buffer-manager.js');
const LIMIT = 128 * 1024 * 1024;

export default inNode(
  'Where an ArrayBuffer of more than 128 MB is refused with a RangeError, the parser reserves that much for a larger file, and the length of the file elsewhere.',
  () => {
    const {ArrayBuffer: original} = globalThis;
    const reserved: number[] = [];
    const reserve = (maxBytes: number, limit: number) => {
      reserved.length = 0;
      globalThis.ArrayBuffer = new Proxy(original, {
        construct(target, [length, {maxByteLength}]: [number, Options]) {
          if (maxByteLength > limit) throw new RangeError('Invalid array buffer max length');
          reserved.push(maxByteLength);
          return new target(length);
        },
      });
      try {
        bufferManager({initialData: new Uint8Array(10), maxBytes, counter: {}, logLevel: 'error'});
      } finally {
        globalThis.ArrayBuffer = original;
      }
      return [...reserved];
    };
    assert.deepEqual(reserve(500_000_000, Infinity), [500_000_000]);
    assert.deepEqual(reserve(500_000_000, LIMIT), [LIMIT]);
    assert.deepEqual(reserve(50_000_000, LIMIT), [50_000_000]);
  },
);
