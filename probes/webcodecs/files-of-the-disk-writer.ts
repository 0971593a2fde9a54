import assert from 'node:assert/strict';
import {webFsWriter} from '@remotion/webcodecs/web-fs';
import {inNode} from '../lib/probe';

export default inNode(
  'webFsWriter deletes an older file __remotion_mediaparser:<name> before it creates its own, appends with write(), overwrites with updateDataAt(), counts appended bytes alone, and has the file after finish().',
  async () => {
    const did: string[] = [];
    const files = new Map<string, number[]>();
    const create = (name: string) => {
      did.push(`create ${name}`);
      const bytes: number[] = [];
      files.set(name, bytes);
      return bytes;
    };
    const open = (bytes: number[]) => {
      let at = 0;
      return {
        seek: (to: number) => Promise.resolve(void (at = to)),
        write: (added: Uint8Array) => {
          bytes.splice(at, added.length, ...added);
          at += added.length;
          return Promise.resolve();
        },
        close: () => Promise.resolve(void did.push('close')),
      };
    };
    const directory = {
      removeEntry: (name: string) => {
        did.push(`remove ${name}`);
        return files.delete(name) ? Promise.resolve() : Promise.reject(new DOMException('', 'NotFoundError'));
      },
      getFileHandle: (name: string) => {
        const bytes = files.get(name) ?? create(name);
        const createWritable = () => Promise.resolve(open(bytes));
        return Promise.resolve({createWritable, getFile: () => Promise.resolve(new File([new Uint8Array(bytes)], name))});
      },
    };
    Object.defineProperty(globalThis, 'navigator', {value: {storage: {getDirectory: () => Promise.resolve(directory)}}, configurable: true});
    const name = '__remotion_mediaparser:clip.webm';
    for (const first of [1, 9]) {
      const content = await webFsWriter.createContent({filename: 'clip.webm', mimeType: 'video/webm', logLevel: 'error'});
      await content.write(new Uint8Array([first, 2, 3]));
      await content.updateDataAt(1, new Uint8Array([7]));
      await content.write(new Uint8Array([4]));
      assert.equal(content.getWrittenByteCount(), 4);
      await content.finish();
      const blob = (await content.getBlob()) as File;
      assert.deepEqual([blob.name, ...new Uint8Array(await blob.arrayBuffer())], [name, first, 7, 3, 4]);
    }
    assert.deepEqual(did, [`remove ${name}`, `create ${name}`, 'close', `remove ${name}`, `create ${name}`, 'close']);
  },
);
