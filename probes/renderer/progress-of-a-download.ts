import assert from 'node:assert/strict';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {serve} from '../lib/serve';

type Progress = {downloaded: number; percent: number | null; totalSize: number | null};
type Options = {url: string; to: () => string; onProgress: (progress: Progress) => void; logLevel: string; indent: boolean};
const {downloadFile} = installed<{downloadFile: (options: Options) => Promise<{sizeInBytes: number}>}>('@remotion/renderer/dist/assets/download-file.js');

export default inNode('Without a size from the server, percent and totalSize of a download are null until its end, which reports 1 and the size.', async () => {
  const server = await serve((request, response) => {
    const headers = request.url === '/sized.mp3' ? {'content-length': 2000} : {};
    response.writeHead(200, {'content-type': 'audio/mpeg', ...headers});
    response.write(Buffer.alloc(500));
    setImmediate(() => response.end(Buffer.alloc(1500)));
  });
  const download = async (name: string) => {
    const seen: Progress[] = [];
    const to = path.join(newFolder(), name);
    await downloadFile({url: `${server.origin}/${name}`, to: () => to, onProgress: (progress) => seen.push({...progress}), logLevel: 'error', indent: false});
    return {end: seen.pop(), before: seen};
  };
  try {
    const {end, before} = await download('unknown.mp3');
    assert.ok(before.length > 0);
    for (const {percent, totalSize} of before) assert.deepEqual([percent, totalSize], [null, null]);
    assert.deepEqual(end, {downloaded: 2000, percent: 1, totalSize: 2000});
    const sized = await download('sized.mp3');
    assert.deepEqual(sized.end, {downloaded: 2000, percent: 1, totalSize: 2000});
    for (const progress of [...sized.before, sized.end]) assert.deepEqual(progress, {...progress, percent: progress.downloaded / 2000, totalSize: 2000});
  } finally {
    server.close();
  }
});
