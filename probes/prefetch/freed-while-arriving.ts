import assert from 'node:assert/strict';
import {setImmediate} from 'node:timers/promises';
import {prefetch} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('A file that is freed while it arrives is read to its end, and its blob: URL is never revoked.', async () => {
  const {fetch} = globalThis;
  const [create, revoke] = [URL.createObjectURL, URL.revokeObjectURL];
  const seen: string[] = [];
  const arrived = new Promise<void>((resolve) => {
    URL.createObjectURL = (blob: Blob) => {
      seen.push(`created ${blob.size}`);
      resolve();
      return create(blob);
    };
  });
  URL.revokeObjectURL = () => void seen.push('revoked');
  let source: ReadableStreamDefaultController | undefined;
  globalThis.fetch = () =>
    Promise.resolve(new Response(new ReadableStream({start: (controller) => void (source = controller)}), {headers: {'content-type': 'video/mp4'}}));
  try {
    let pieces = 0;
    const {free} = prefetch('https://media.example.com/trailer.mp4', {onProgress: () => void pieces++});
    source?.enqueue(new Uint8Array(40));
    while (pieces === 0) await setImmediate();
    free();
    source?.enqueue(new Uint8Array(60));
    source?.close();
    await arrived;
    await setImmediate();
    assert.deepEqual(seen, ['created 100']);
  } finally {
    Object.assign(URL, {createObjectURL: create, revokeObjectURL: revoke});
    globalThis.fetch = fetch;
  }
});
