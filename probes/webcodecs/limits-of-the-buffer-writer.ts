import assert from 'node:assert/strict';
import {bufferWriter} from '@remotion/webcodecs/buffer';
import {inNode} from '../lib/probe';

const create = () => bufferWriter.createContent({filename: 'note.wav', mimeType: 'audio/wav', logLevel: 'error'});

export default inNode(
  'bufferWriter holds at most 2,000,000,000 bytes, copies them into a new file each time, and rejects finish() after remove().',
  async () => {
    const full = await create();
    // Only the length matters: the buffer grows before anything is copied.
    const tooLong = {byteLength: 2_000_000_001} as Uint8Array<ArrayBuffer>;
    await assert.rejects(full.write(tooLong), {name: 'RangeError', message: 'ArrayBuffer.prototype.resize: Invalid length parameter'});

    const content = await create();
    await content.write(new Uint8Array([1, 2, 3]));
    const [first, second] = [await content.getBlob(), await content.getBlob()] as File[];
    assert.notEqual(first, second);
    assert.deepEqual([first?.name, first?.type, first?.size], ['note.wav', 'audio/wav', 3]);
    await content.remove();
    assert.equal((await content.getBlob()).size, 3);
    await assert.rejects(content.finish(), {message: 'Already called .remove() on the result'});
  },
);
