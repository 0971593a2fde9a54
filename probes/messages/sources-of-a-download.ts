import assert from 'node:assert/strict';
import {RenderInternals} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Download = {downloadAsset(options: object): Promise<string>};
type Server = {extractUrlAndSourceFromUrl(url: string): object};
const {downloadAsset} = installed<Download>('@remotion/renderer/dist/assets/download-and-map-assets-to-file.js');
type Maps = {makeDownloadMap(): object; cleanDownloadMap(map: object): void};
const {makeDownloadMap, cleanDownloadMap} = installed<Maps>('@remotion/renderer/dist/assets/download-map.js');
const {extractUrlAndSourceFromUrl} = installed<Server>('@remotion/renderer/dist/offthread-video-server.js');

export default inNode(
  'A render refuses blob: and file: URLs, and data: URLs of an unknown encoding with the known ones, without an encoding with the beginning of the URL; a promise as a bundle; and frames requested without toneMapped.',
  async () => {
    const downloadMap = makeDownloadMap();
    const message = async (src: string) =>
      downloadAsset({src, downloadMap, indent: false, logLevel: 'error', shouldAnalyzeAudioImmediately: false, binariesDirectory: null}).then(
        () => '',
        (error: Error) => error.message,
      );
    for (const src of ['blob:http://localhost/reef', 'file:///reef.mp4'])
      assert.equal(await message(src), `Can only download URLs starting with http:// or https://, got "${src}"`);
    assert.equal(await message('data:text/plain;utf8,reef'), '');
    const missing = await message('data:text/plain,reef');
    assert.match(missing, /^A data URL was passed but did not have the correct format .* \(truncated to 100 characters\): data:text\/plain,reef$/);
    assert.doesNotMatch(missing, /one of the following/);
    assert.match(
      await message('data:text/plain;morse,reef'),
      /The `encoding` parameter must be one of the following: ascii base64 .*: data:text\/plain;morse,reef$/,
    );
    assert.throws(() => RenderInternals.isServeUrl(Promise.resolve('/bundle') as never), {message: 'potentialUrl.startsWith is not a function'});

    for (const [url, problem] of [
      ['/proxy', 'Expected query from /proxy'],
      ['/proxy?time=1', 'Did not pass `src` parameter'],
      ['/proxy?src=reef.mp4', 'Did not get `time` parameter'],
      ['/proxy?src=reef.mp4&time=1', 'Did not get `toneMapped` parameter'],
    ] as const)
      assert.throws(() => extractUrlAndSourceFromUrl(url), {message: problem});
    assert.deepEqual(extractUrlAndSourceFromUrl('/proxy?src=reef.mp4&time=1&toneMapped=true'), {
      src: 'reef.mp4',
      time: 1,
      transparent: false,
      toneMapped: true,
    });
    cleanDownloadMap(downloadMap);
  },
);
