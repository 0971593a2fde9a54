import assert from 'node:assert/strict';
import fs from 'node:fs';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'Without ArrayBuffer.prototype.resize, parseMedia() reads a file all the same and prints "Using slow polyfill."; without a File class, a Blob as source rejects with "File is not defined".',
  async () => {
    const src = await media('plain.mp4');
    const read = () => parseMedia({src, reader: nodeReader, fields: {slowNumberOfFrames: true}, acknowledgeRemotionLicense: true});
    const resize = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, 'resize');
    const {warn} = console;
    const {File} = globalThis;
    const printed: unknown[] = [];
    console.warn = (...text: unknown[]) => void printed.push(text.at(-1));
    try {
      assert.deepEqual(await read(), {slowNumberOfFrames: 120});
      assert.deepEqual(printed, []);
      Reflect.deleteProperty(ArrayBuffer.prototype, 'resize');
      assert.deepEqual(await read(), {slowNumberOfFrames: 120});
      assert.deepEqual(printed, ['`ArrayBuffer.resize` is not supported in this Runtime. Using slow polyfill.']);
      if (resize) Object.defineProperty(ArrayBuffer.prototype, 'resize', resize);
      Reflect.deleteProperty(globalThis, 'File');
      const blob = new Blob([fs.readFileSync(src)]);
      await assert.rejects(parseMedia({src: blob, fields: {size: true}, acknowledgeRemotionLicense: true}), {message: 'File is not defined'});
    } finally {
      console.warn = warn;
      if (resize) Object.defineProperty(ArrayBuffer.prototype, 'resize', resize);
      Object.defineProperty(globalThis, 'File', {value: File, configurable: true, writable: true});
    }
  },
);
