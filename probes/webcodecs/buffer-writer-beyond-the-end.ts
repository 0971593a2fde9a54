import assert from 'node:assert/strict';
import {bufferWriter} from '@remotion/webcodecs/buffer';
import {inNode} from '../lib/probe';

export default inNode('updateDataAt() of bufferWriter rejects beyond the end, as do write() and finish() after it.', async () => {
  const content = await bufferWriter.createContent({filename: 'note.wav', mimeType: 'audio/wav', logLevel: 'error'});
  await content.write(new Uint8Array(3));
  const message = /offset is out of bounds/;
  await assert.rejects(content.updateDataAt(10, new Uint8Array(1)), message);
  await assert.rejects(content.write(new Uint8Array(1)), message);
  await assert.rejects(content.finish(), message);
});
