import assert from 'node:assert/strict';
import fs from 'node:fs';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {serve} from '../lib/serve';

const {downloadAsset} = installed<{downloadAsset: (options: object) => Promise<string>}>('@remotion/renderer/dist/assets/download-and-map-assets-to-file.js');

export default inNode('A file that was downloaded for a render is kept, and downloaded again if it has been deleted before it is asked for.', async () => {
  let requests = 0;
  const server = await serve((_, response) => {
    requests++;
    response.writeHead(200, {'content-type': 'video/mp4', 'content-length': 4});
    response.end('film');
  });
  const emitter = {dispatchDownload: () => undefined, dispatchDownloadProgress: () => undefined};
  const downloadMap = {downloadDir: newFolder(), hasBeenDownloadedMap: {}, isDownloadingMap: {}, listeners: {}, emitter};
  const download = () => downloadAsset({src: `${server.origin}/a.mp4`, downloadMap, indent: false, logLevel: 'error', shouldAnalyzeAudioImmediately: false});
  try {
    const file = await download();
    assert.equal(await download(), file);
    assert.equal(requests, 1);
    fs.rmSync(file);
    assert.equal(await download(), file);
    assert.equal(requests, 2);
    assert.equal(fs.readFileSync(file, 'utf8'), 'film');
  } finally {
    server.close();
  }
});
