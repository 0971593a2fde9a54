import assert from 'node:assert/strict';
import {bufferWriter} from '@remotion/webcodecs/buffer';
import {canUseWebFsWriter, webFsWriter} from '@remotion/webcodecs/web-fs';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Choose = (writer: unknown, logLevel: 'error') => Promise<unknown>;
const {autoSelectWriter} = installed<{autoSelectWriter: Choose}>('@remotion/webcodecs/dist/auto-select-writer.js');

/** A navigator whose private files can be written, or cannot. */
const withFiles = (file: object) => ({storage: {getDirectory: () => Promise.resolve({getFileHandle: () => Promise.resolve(file)})}});
const writable = withFiles({createWritable() {}});

export default inNode(
  'Without a writer, webFsWriter is taken if createWritable() exists and navigator.onLine is true, and bufferWriter offline, without navigator, or after 2 seconds; canUseWebFsWriter() is false if opening fails.',
  async () => {
    const set = (value: object) => Object.defineProperty(globalThis, 'navigator', {value, configurable: true});
    const name = (writer: unknown) => (writer as {createContent: unknown}).createContent;
    const chosen = async (writer?: object) => name(await autoSelectWriter(writer, 'error'));
    Reflect.deleteProperty(globalThis, 'navigator');
    assert.equal(await chosen(), bufferWriter.createContent);
    await assert.rejects(canUseWebFsWriter(), {message: 'navigator is not defined'});
    const mine = {createContent: () => undefined};
    assert.equal(await chosen(mine), mine.createContent);

    const failing = {storage: {getDirectory: () => Promise.reject(new Error('SecurityError'))}};
    const cannot = [{}, {storage: {}}, withFiles({}), failing];
    for (const each of cannot) {
      set({onLine: true, ...each});
      assert.equal(await canUseWebFsWriter(), false);
      assert.equal(await chosen(), bufferWriter.createContent);
    }
    set({onLine: false, ...writable});
    assert.deepEqual([await canUseWebFsWriter(), await chosen()], [true, bufferWriter.createContent]);
    set({onLine: true, ...writable});
    assert.match(String(await chosen()), /navigator\.storage\.getDirectory/);
    assert.match(String(webFsWriter.createContent), /navigator\.storage\.getDirectory/);

    set({onLine: true, storage: {getDirectory: () => new Promise(() => undefined)}});
    const {setTimeout: original} = globalThis;
    const limits: number[] = [];
    globalThis.setTimeout = ((run: () => void, ms: number) => {
      limits.push(ms);
      queueMicrotask(run);
    }) as unknown as typeof setTimeout;
    try {
      assert.equal(await chosen(), bufferWriter.createContent);
    } finally {
      globalThis.setTimeout = original;
    }
    assert.deepEqual(limits, [2000]);
  },
);
