import assert from 'node:assert/strict';
import fs from 'node:fs';
import {installed} from '../lib/installed';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

type Map = (given: object) => Promise<{src: string}>;
const {makeDownloadMap, cleanDownloadMap} = installed<{makeDownloadMap: () => object; cleanDownloadMap: (map: object) => void}>(
  '@remotion/renderer/dist/assets/download-map.js',
);
const {downloadAndMapAssetsToFileUrl: download} = installed<{downloadAndMapAssetsToFileUrl: Map}>(
  '@remotion/renderer/dist/assets/download-and-map-assets-to-file.js',
);

export default inNode(
  'Each remote file that is heard in a render is downloaded as a whole, without a range, once for all frames, and lies on the disk until the end.',
  async () => {
    const content = fs.readFileSync(await media('tone.mp3'));
    const asked: unknown[] = [];
    const remote = await serve(({url, headers}, response) => {
      asked.push([url, headers.range]);
      response.writeHead(200, {'content-type': 'audio/mpeg', 'content-length': content.length}).end(content);
    });
    const downloadMap = makeDownloadMap();
    const heard = (name: string, frame: number) =>
      download({
        renderAsset: {type: 'audio', src: `${remote.origin}/${name}.mp3`, id: name, frame, mediaFrame: frame, volume: 1, playbackRate: 1},
        ...{onDownload: () => undefined, downloadMap, logLevel: 'error', indent: false, binariesDirectory: null},
        ...{cancelSignalForAudioAnalysis: undefined, shouldAnalyzeAudioImmediately: false},
      });
    try {
      const files = [];
      for (const frame of [0, 1, 2]) for (const name of ['gong', 'rain']) files.push((await heard(name, frame)).src);
      const different = [...new Set(files)];
      assert.deepEqual(asked, [
        ['/gong.mp3', undefined],
        ['/rain.mp3', undefined],
      ]);
      assert.equal(different.length, 2);
      for (const file of different) assert.ok(fs.readFileSync(file).equals(content));
      cleanDownloadMap(downloadMap);
      for (const file of different) assert.equal(fs.existsSync(file), false);
    } finally {
      remote.close();
    }
  },
);
