import assert from 'node:assert/strict';
import fs from 'node:fs';
import {downloadAndParseMedia, parseMedia} from '@remotion/media-parser';
import {nodeWriter} from '@remotion/media-parser/node-writer';
import {failure, rewritten} from '../lib/failure';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode(
  'Of an MP4 cut off before its index or without tracks, tracks and audioCodec fail and other fields are null; FFmpeg cannot copy the first. A download after an error at the first bytes ends in Expected structure.',
  async () => {
    const whole = fs.readFileSync(await media('long.mp4'));
    const cut = whole.subarray(0, whole.length / 2);
    const bare = Buffer.from('\0\0\0\x18ftypiso5\0\0\0\0iso5iso6\0\0\0\x10free12345678', 'latin1');
    for (const content of [cut, bare]) {
      assert.match(await failure(content, {fields: {tracks: true}}), /End of parsing of .* has been reached, but no tracks have been found/);
      assert.equal(await failure(content, {fields: {audioCodec: true}}), 'No tracks yet');
      const src = new File([new Uint8Array(content)], 'film.mp4');
      const fields = {dimensions: true, durationInSeconds: true, videoCodec: true} as const;
      assert.deepEqual(await parseMedia({src, fields, acknowledgeRemotionLicense: true}), {dimensions: null, durationInSeconds: null, videoCodec: null});
    }
    const copy = await rewritten(cut, '-c copy', 'mp4');
    assert.match(copy.stderr, /moov atom not found/);
    assert.equal(copy.content.length, 0);

    let first = '';
    const download = downloadAndParseMedia({
      ...{src: new File(['harbor '.repeat(300)], 'harbor.txt'), writer: nodeWriter(`${newFolder()}/harbor`), acknowledgeRemotionLicense: true},
      fields: {durationInSeconds: true},
      onError(error) {
        first = error.message;
        return {action: 'download'};
      },
    });
    await assert.rejects(download, {message: 'Expected structure'});
    assert.equal(first, 'Unknown file format');
  },
);
